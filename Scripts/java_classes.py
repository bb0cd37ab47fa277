"""Reads what a class file declares: the part of the JVM's format that a Java or Kotlin caller can see."""

import struct
from dataclasses import dataclass, field

PUBLIC, PRIVATE, PROTECTED, STATIC, INTERFACE, SYNTHETIC = 0x1, 0x2, 0x4, 0x8, 0x200, 0x1000


@dataclass
class Member:
    name: str
    descriptor: str
    flags: int
    nullable: bool | None = None  # of a method's result; None where nothing is said
    is_generic: bool = False  # whether a method has type variables of its own

    @property
    def is_static(self):
        return bool(self.flags & STATIC)

    @property
    def is_visible(self):
        return bool(self.flags & (PUBLIC | PROTECTED))


@dataclass
class JavaClass:
    name: str  # with slashes and dollars
    superclass: str
    interfaces: list[str]
    flags: int
    fields: list[Member] = field(default_factory=list)
    methods: list[Member] = field(default_factory=list)

    @property
    def is_interface(self):
        return bool(self.flags & INTERFACE)


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        size = struct.calcsize(">" + form)
        values = struct.unpack_from(">" + form, self.data, self.at)
        self.at += size
        return values if len(values) > 1 else values[0]


def read_class(data):
    reader = Reader(data)
    magic, _, _, count = reader.take("IHHH")
    assert magic == 0xCAFEBABE
    pool = [None] * count
    index = 1
    while index < count:
        tag = reader.take("B")
        if tag == 1:
            length = reader.take("H")
            pool[index] = data[reader.at : reader.at + length].decode("utf-8", "replace")
            reader.at += length
        elif tag in (7, 8, 16, 19, 20):
            pool[index] = reader.take("H")
        elif tag in (3, 4, 9, 10, 11, 12, 17, 18):
            reader.take("I")
        elif tag in (5, 6):
            reader.take("Q")
            index += 1  # these take two places
        elif tag == 15:
            reader.take("BH")
        else:
            raise ValueError(f"constant of kind {tag}")
        index += 1

    flags, this, above, interface_count = reader.take("HHHH")
    def name(place):
        return pool[pool[place]] if place else ""

    interfaces = [name(reader.take("H")) for _ in range(interface_count)]
    result = JavaClass(name(this), name(above), interfaces, flags)
    for members in (result.fields, result.methods):
        for _ in range(reader.take("H")):
            member_flags, member_name, descriptor = reader.take("HHH")
            nullable, is_generic = None, False
            for _ in range(reader.take("H")):
                attribute, length = reader.take("HI")
                body = data[reader.at : reader.at + length]
                reader.at += length
                if pool[attribute] == "Signature":
                    is_generic = pool[struct.unpack(">H", body)[0]].startswith("<")
                if pool[attribute] in ("RuntimeInvisibleAnnotations", "RuntimeVisibleAnnotations"):
                    for name in annotations(body, pool):
                        if name.endswith("/Nullable;"):
                            nullable = True
                        elif name.endswith(("/NonNull;", "/NotNull;")):
                            nullable = False
            members.append(Member(pool[member_name], pool[descriptor], member_flags, nullable, is_generic))
    return result


def annotations(body, pool):
    """The names up to the first annotation that has values; those about nullability have none."""
    reader = Reader(body)
    for _ in range(reader.take("H")):
        kind, values = reader.take("HH")
        yield pool[kind]
        if values:
            return


def split_descriptor(descriptor):
    """The types of the parameters, and that of the result: `(ILjava/lang/String;)V`."""
    types, at = [], 1
    while descriptor[at] != ")":
        start = at
        while descriptor[at] == "[":
            at += 1
        at = descriptor.index(";", at) + 1 if descriptor[at] == "L" else at + 1
        types.append(descriptor[start:at])
    return types, descriptor[at + 1 :]
