"""
Makes a font of this folder from one of @fontsource-variable/atkinson-hyperlegible-next: its zero gets no slash.

Usage: python plain-zero.py in.woff2 out.woff2 (needs fontTools and brotli)
"""
import sys
from array import array

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

source, target = sys.argv[1:]
font = TTFont(source)
glyph, variations = font["glyf"]["zero"], font["gvar"].variations["zero"]
points, flags, ends = list(glyph.coordinates), list(glyph.flags), list(glyph.endPtsOfContours)
assert len(ends) == 3, "The zero is an outline and two halves of a counter."
outline, *halves = [list(range(start, end + 1)) for start, end in zip([0, ends[0] + 1, ends[1] + 1], ends)]


def arc(half):
    """The points of a half from one end of the slash, which is its longest straight edge, round to the other."""

    def length(index):
        a, b = half[index - 1], half[index]
        straight = flags[a] & flags[b] & 1
        return straight * (abs(points[a][0] - points[b][0]) + abs(points[a][1] - points[b][1]))

    start = max(range(len(half)), key=length)
    return half[start:] + half[:start]


first, second = map(arc, halves)


def bridge(a, b, c, d):
    """Where the lines a-b and d-c meet: the control point between b and c."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], c[0] - d[0], c[1] - d[1]
    share = ((c[0] - b[0]) * vy - (c[1] - b[1]) * vx) / (ux * vy - uy * vx)
    return (round(b[0] + share * ux), round(b[1] + share * uy))


def redraw(at):
    """The outline, and one counter of both arcs, each followed by a control point on the tangents."""
    one, two = [at[index] for index in first], [at[index] for index in second]
    joints = bridge(one[-2], one[-1], two[0], two[1]), bridge(two[-2], two[-1], one[0], one[1])
    return [*(at[index] for index in outline), *one, joints[0], *two, joints[1]]


redrawn = redraw(points)
for variation in variations:
    variation.calcInferredDeltas(GlyphCoordinates(points + [(0, 0)] * 4), ends)
    deltas = list(variation.coordinates)
    moved = redraw([(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, deltas)])
    variation.coordinates = [(x - a, y - b) for (x, y), (a, b) in zip(moved, redrawn)] + deltas[-4:]
glyph.coordinates = GlyphCoordinates(redrawn)
glyph.flags = array("B", [*(flags[i] for i in outline), *(flags[i] for i in first), 0, *(flags[i] for i in second), 0])
glyph.endPtsOfContours, glyph.numberOfContours = [ends[0], len(redrawn) - 1], 2
glyph.recalcBounds(font["glyf"])
font.flavor = "woff2"
font.save(target)
