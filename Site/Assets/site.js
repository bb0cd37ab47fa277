// Adds comfort: a theme button, tabs, copying. Every page is complete without it.
// It stands in the head and blocks, so that a chosen theme is there before the first paint.
(() => {
  "use strict";
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  // Storage may be missing (private mode, file:), and then nothing is remembered.
  const memory = {
    get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, value); } catch { } },
    remove: (key) => { try { localStorage.removeItem(key); } catch { } },
  };

  // The page at an earlier address sends its reader on, to the same section.
  const refresh = document.querySelector("meta[http-equiv=refresh]");
  if (refresh && location.hash) location.replace(refresh.content.split("url=")[1] + location.hash);

  const theme = memory.get("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  // A choice that is the system's own is no choice: it follows the system again.
  function themeButton() {
    const system = matchMedia("(prefers-color-scheme: dark)");
    for (const button of all(".theme")) {
      button.hidden = false;
      button.addEventListener("click", () => {
        const systems = system.matches ? "dark" : "light";
        const other = (root.dataset.theme ?? systems) === "dark" ? "light" : "dark";
        if (other === systems) {
          delete root.dataset.theme;
          memory.remove("theme");
        } else {
          root.dataset.theme = other;
          memory.set("theme", other);
        }
      });
    }
  }

  // The list of languages closes on Escape and on a click elsewhere.
  function languageMenu() {
    const menu = document.querySelector(".languages");
    if (!menu) return;
    addEventListener("click", (event) => { if (!menu.contains(event.target)) menu.open = false; });
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary").focus();
    });
    // The other language opens at the section being read: ids are the same in all languages.
    const adapt = () => { for (const link of all("a", menu)) link.hash = section(); };
    for (const use of ["click", "auxclick", "contextmenu"]) menu.addEventListener(use, adapt);
  }

  // The heading that the address names, if it is in view, else the last one above a third of the window.
  function section() {
    const headings = all("main :is(h2, h3, h4, h5, h6)[id]");
    const top = (heading) => heading.getBoundingClientRect().top;
    const named = headings.find((heading) => "#" + encodeURIComponent(heading.id) === location.hash);
    if (named && top(named) >= 0 && top(named) < innerHeight) return location.hash;
    const passed = headings.findLast((heading) => top(heading) < innerHeight / 3);
    return passed ? encodeURIComponent(passed.id) : "";
  }

  // The contents are open, and no longer a control, where they have a column of their own.
  function contents() {
    const box = document.querySelector(".contents");
    if (!box) return;
    const wide = matchMedia("(min-width: 75em)");
    const adapt = () => {
      box.open = wide.matches;
      box.firstElementChild.tabIndex = wide.matches ? -1 : 0;
    };
    wide.addEventListener("change", adapt);
    adapt();
  }

  // What does not scroll needs no stop for the Tab key.
  function scrollers() {
    const adapt = (box) => { box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1; };
    const observer = new ResizeObserver((entries) => entries.forEach((entry) => adapt(entry.target)));
    for (const box of all(".scroll, .code > pre")) observer.observe(box);
  }

  function copyButtons() {
    const words = document.querySelector(".body")?.dataset;
    if (!words?.copy || !navigator.clipboard) return;
    for (const figure of all(".code")) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.lang = root.lang;
      button.textContent = words.copy;
      button.setAttribute("aria-live", "polite");
      button.addEventListener("click", async () => {
        const code = figure.querySelector("code");
        try {
          await navigator.clipboard.writeText(code.textContent);
        } catch {
          getSelection().selectAllChildren(code); // for the reader to copy
          return;
        }
        button.textContent = words.copied;
        setTimeout(() => { button.textContent = words.copy; }, 2000);
      });
      figure.querySelector("figcaption").append(button);
    }
  }

  // One choice for all groups on all pages. A hidden tab is found by searching in the page.
  function tabs() {
    const groups = all(".tabs").map((group, number) => makeTabs(group, number, choose));
    function choose(name) {
      for (const { buttons, panels } of groups) {
        const chosen = buttons.findIndex((button) => button.textContent === name);
        if (chosen < 0 && buttons.some((button) => button.ariaSelected === "true")) continue;
        buttons.forEach((button, n) => {
          const on = n === Math.max(0, chosen);
          button.setAttribute("aria-selected", on);
          button.tabIndex = on ? 0 : -1;
          if (on) panels[n].removeAttribute("hidden");
          else panels[n].setAttribute("hidden", "until-found");
        });
      }
    }
    choose(memory.get("tab"));
  }

  function makeTabs(group, number, choose) {
    const panels = all(".tab", group);
    const list = document.createElement("div");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", group.dataset.label);
    const pick = (name) => { choose(name); memory.set("tab", name); };
    const buttons = panels.map((panel, n) => {
      const heading = panel.querySelector(".tab-name");
      const button = document.createElement("button");
      button.type = "button";
      button.id = `pb:tab-${number}-${n}`;
      button.textContent = heading.textContent;
      button.setAttribute("role", "tab");
      panel.id ||= `pb:panel-${number}-${n}`;
      button.setAttribute("aria-controls", panel.id);
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", button.id);
      heading.hidden = true;
      panel.addEventListener("beforematch", () => choose(button.textContent));
      button.addEventListener("click", () => pick(button.textContent));
      list.append(button);
      return button;
    });
    list.addEventListener("keydown", (event) => {
      const here = buttons.indexOf(document.activeElement);
      const step = root.dir === "rtl" ? -1 : 1;
      const next = { ArrowRight: here + step, ArrowLeft: here - step, Home: 0, End: -1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      const button = buttons.at(next % buttons.length);
      pick(button.textContent);
      button.focus();
    });
    group.prepend(list);
    return { buttons, panels };
  }

  // The current station in view, where the style sheet cannot say so.
  function strips() {
    if (CSS.supports("scroll-initial-target: nearest")) return;
    for (const current of all(".strip [aria-current]")) {
      const strip = current.closest(".strip");
      const middle = current.parentElement.offsetLeft + current.offsetWidth / 2;
      strip.scrollLeft = middle - strip.clientWidth / 2;
    }
  }

  // A link into what is folded away unfolds it.
  function unfold() {
    const name = location.hash.slice(1);
    // A per cent sign may stand in an address without being an escape.
    const target = document.getElementById(name) || document.getElementById(decoded(name));
    const fold = target && target.closest("details:not([open])");
    if (fold) fold.open = true;
  }

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  addEventListener("hashchange", unfold);
  addEventListener("DOMContentLoaded", () => {
    for (const part of [unfold, strips, themeButton, languageMenu, contents, scrollers, copyButtons, tabs]) part();
  });
})();
