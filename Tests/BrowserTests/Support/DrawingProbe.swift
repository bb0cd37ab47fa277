/// Expressions that measure the diagrams of a page in the browser.
enum DrawingProbe {
  /// How many diagrams are shown, how small the smallest is beside what it was laid out for, and what is wrong with them.
  static let faults = """
    (() => {
      const slack = .6, faults = [];
      const shown = [...document.querySelectorAll("svg.diagram")].filter((svg) => svg.checkVisibility());
      for (const svg of shown) {
        const box = (part) => {
          const {x, y, width, height} = part.getBBox();
          const name = (part.closest("a")?.id ?? part.getAttribute("class")) + " “" + part.textContent + "”";
          return {left: x, top: y, right: x + width, bottom: y + height, name, part};
        };
        const all = (selector) => [...svg.querySelectorAll(selector)].map(box);
        const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
        // Numbers in rings: by their distance, for their corners are empty.
        const touch = (a, b) => Math.hypot(a.left - b.left, a.top - b.top) < (a.right - a.left + b.right - b.left) / 2 - slack;
        const holds = (a, b) => b.left >= a.left - slack && b.right <= a.right + slack
          && b.top >= a.top - slack && b.bottom <= a.bottom + slack;
        const isNarrow = svg.querySelector(".pill") === null;
        const labels = all(isNarrow ? ".ring" : ".pill");
        const states = all(".state > .box"), headers = all(".composite > .label");
        const say = (what, a, b) => faults.push(what + ": " + a.name + (b ? " and " + b.name : ""));
        labels.forEach((a, index) => {
          for (const b of labels.slice(index + 1)) {
            if (isNarrow ? touch(a, b) : meet(a, b)) say("labels overlap", a, b);
          }
          for (const b of states) if (meet(a, b)) say("a label on a state", a, b);
          for (const b of headers) if (meet(a, b)) say("a label on the name of a state", a, b);
        });
        states.forEach((a, index) => {
          for (const b of states.slice(index + 1)) if (meet(a, b)) say("states overlap", a, b);
          for (const b of headers) if (meet(a, b)) say("a state on the name of another", a, b);
        });
        for (const link of svg.querySelectorAll("a")) {
          const frame = link.querySelector(".box, .pill") ?? link.querySelector(".ring");
          if (!frame) continue;
          for (const text of link.querySelectorAll("text")) {
            if (!holds(box(frame), box(text))) say("text out of its box", box(text));
          }
          const ring = link.querySelector(".ring"), number = link.querySelector(".number");
          if (ring && number && !holds(box(ring), {...box(number), top: box(ring).top, bottom: box(ring).bottom})) {
            say("a number out of its ring", box(number));
          }
        }
        const {width, height} = svg.viewBox.baseVal;
        const whole = {left: 0, top: 0, right: width, bottom: height};
        for (const part of all("rect, circle, path, text")) if (!holds(whole, part)) say("out of the drawing", part);
        if (!svg.parentElement.matches(".scroll")) {
          const frame = svg.getBoundingClientRect();
          if (frame.left < -slack || frame.right > innerWidth + slack) faults.push("the drawing is cut off");
        }
      }
      const scale = Math.min(...shown.map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width));
      return {count: shown.length, scale, faults: faults.slice(0, 30)};
    })()
    """

  /// Of each drawing, shown or not: its shapes, and its words.
  static let frames = """
    [...document.querySelectorAll("svg.diagram")].map((svg) => ({
      shapes: [svg.getAttribute("viewBox")].concat([...svg.querySelectorAll("rect, circle, path")].map((part) =>
        ["class", "x", "y", "width", "height", "cx", "cy", "r", "d"].map((name) => part.getAttribute(name) ?? "").join(" "))),
      words: [...svg.querySelectorAll("text, [aria-label]")].map((part) => part.ariaLabel ?? part.textContent).join("|"),
    }))
    """

  /// The state that has the focus, if one has, whether it is in the window, and whether it looks like it.
  static let stop = """
    (() => {
      const part = document.activeElement, frame = part.querySelector(".box, rect.hit");
      if (!frame) return {state: null, isSeen: true, isStrong: true};
      const box = frame.getBoundingClientRect(), style = getComputedStyle(frame);
      return {
        state: part.dataset.state,
        isSeen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        isStrong: part.matches(":focus-visible") && style.strokeWidth === "3.5px" && style.stroke !== "none",
      };
    })()
    """
}
