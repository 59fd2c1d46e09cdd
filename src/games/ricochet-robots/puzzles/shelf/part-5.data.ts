/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
shortest|1550|1|ricochet=required|layout:2B,4B,1B,3A robots:r=f5,y=l13,g=a7,b=p6 target:blue-hexagon|=7
shortest|1554|1|ricochet=required|layout:3A,4B,1B,2A robots:r=c8,y=a12,g=g6,b=n12 target:green-triangle|=7
at-most|1563|1|ricochet=free|layout:3A,2B,4A,1A robots:r=p11,y=d11,g=e11,b=k10 target:yellow-triangle bid:9 glass|=8
at-most|1569|1|ricochet=free|layout:1A,4B,2A,3A robots:r=b16,y=g11,g=e5,b=h3 target:yellow-hexagon bid:10 glass|=8
at-most|1570|1|ricochet=required|layout:3B,1A,2A,4A robots:r=c6,y=a10,g=b2,b=d15 target:yellow-triangle bid:11 glass|=9
shortest|1575|1|ricochet=free|layout:2B,3A,4A,1A robots:r=j3,y=d16,g=m7,b=j12 target:green-square|=6
shortest|1580|1|ricochet=required|layout:4B,1B,2A,3B robots:r=j14,y=d12,g=k3,b=i14 target:red-triangle|=7
shortest|1584|1|ricochet=required|layout:1A,2B,4A,3A robots:r=a15,y=n5,g=b12,b=d3 target:yellow-triangle|=7
at-most|1590|1|ricochet=required|layout:4B,2B,1A,3B robots:r=g6,y=m11,g=p7,b=m1 target:vortex bid:9 glass|=8
at-most|1595|1|ricochet=free|layout:1A,3A,2A,4A robots:r=e3,y=l7,g=h13,b=l10 target:blue-triangle bid:10 glass|=8
at-most|1599|1|ricochet=required|layout:3A,2A,4A,1A robots:r=k6,y=k9,g=g16,b=n10 target:yellow-hexagon bid:9 glass|=8
shortest|1600|1|ricochet=required|layout:1A,4B,2A,3A robots:r=j8,y=f12,g=e11,b=p10 target:yellow-hexagon|=7
shortest|1602|1|ricochet=required|layout:3A,1A,4B,2B robots:r=o6,y=l1,g=c8,b=n9 target:blue-triangle|=7
shortest|1604|1|ricochet=required|layout:1B,2B,4B,3A robots:r=d13,y=o2,g=d2,b=o10 target:red-square|=7
at-most|1604|1|ricochet=required|layout:1B,4B,3A,2B robots:r=a1,y=l12,g=h7,b=c10 target:blue-triangle bid:8 glass|=7
shortest|1605|1|ricochet=required|layout:4A,1A,3A,2A robots:r=i3,y=i12,g=b2,b=a13 target:vortex|=8
at-most|1605|1|ricochet=required|layout:3B,2B,1A,4A robots:r=e13,y=c8,g=h2,b=e11 target:yellow-circle bid:10 glass|=8
at-most|1609|1|ricochet=required|layout:2A,1A,4A,3B robots:r=g8,y=i15,g=b10,b=h15 target:vortex bid:9 glass|=8
shortest|1609|1|ricochet=required|layout:3A,1A,4A,2B robots:r=l1,y=g13,g=c15,b=b7 target:yellow-hexagon|=8
at-most|1614|1|ricochet=required|layout:4B,1A,2A,3A robots:r=e2,y=g7,g=e7,b=f2 target:green-triangle bid:8 glass|=7
at-most|1620|1|ricochet=free|layout:1A,4A,2B,3A robots:r=a6,y=p11,g=d8,b=d3 target:blue-circle bid:10 glass|=9
shortest|1620|1|ricochet=required|layout:2B,3A,1B,4A robots:r=o11,y=i15,g=o12,b=f5 target:vortex|=7
shortest|1624|1|ricochet=required|layout:3B,1A,2A,4A robots:r=d6,y=d4,g=k3,b=h4 target:red-square|=8
at-most|1625|1|ricochet=free|layout:4A,3B,2A,1A robots:r=h3,y=g1,g=i1,b=i14 target:yellow-triangle bid:9 glass|=8
shortest|1633|1|ricochet=required|layout:3A,4A,2A,1A robots:r=f11,y=p13,g=g11,b=j2 target:blue-hexagon|=8
shortest|1644|1|ricochet=required|layout:1B,4B,3A,2B robots:r=e5,y=j3,g=k7,b=c11 target:yellow-hexagon|=7
at-most|1652|1|ricochet=required|layout:2A,3A,4A,1A robots:r=b1,y=n8,g=c3,b=b16 target:blue-hexagon bid:11 glass|=9
at-most|1653|1|ricochet=required|layout:2A,3A,4A,1A robots:r=k3,y=g8,g=c15,b=k6 target:yellow-hexagon bid:9 glass|=8
shortest|1655|1|ricochet=required|layout:2A,3B,1B,4A robots:r=k2,y=k13,g=d3,b=l7 target:red-triangle|=8
at-most|1655|1|ricochet=required|layout:3B,2A,4A,1A robots:r=n8,y=j8,g=g2,b=p1 target:green-square bid:10 glass|=8
at-most|1662|1|ricochet=required|layout:3A,4A,2A,1B robots:r=h5,y=k6,g=a15,b=i13 target:green-hexagon bid:11 glass|=9
shortest|1667|1|ricochet=required|layout:3B,1B,2B,4B robots:r=a14,y=o12,g=c4,b=n7 target:yellow-circle|=7
shortest|1673|1|ricochet=required|layout:4A,3A,1A,2A robots:r=f5,y=d15,g=h3,b=h4 target:red-hexagon|=8
shortest|1677|1|ricochet=required|layout:1B,2A,3A,4A robots:r=d15,y=b6,g=k10,b=h2 target:yellow-hexagon|=8
shortest|1679|1|ricochet=required|layout:1A,2B,4B,3A robots:r=p14,y=a9,g=j4,b=m15 target:blue-hexagon|=8
at-most|1684|1|ricochet=required|layout:3B,4B,2A,1B robots:r=b5,y=b6,g=b4,b=a3 target:green-hexagon bid:11 glass|=9
shortest|1689|1|ricochet=required|layout:1B,2A,3B,4A robots:r=h7,y=n10,g=j13,b=i3 target:blue-hexagon|=8
at-most|1695|1|ricochet=required|layout:3A,1B,4B,2A robots:r=d4,y=j15,g=f12,b=n5 target:red-triangle bid:10 glass|=8
shortest|1697|1|ricochet=required|layout:3A,2B,4A,1B robots:r=c16,y=b8,g=d12,b=l2 target:yellow-triangle|=8
shortest|1699|1|ricochet=required|layout:3A,4A,1A,2B robots:r=m11,y=a16,g=a5,b=b9 target:green-square|=8
at-most|1700|1|ricochet=required|layout:4B,3A,1A,2B robots:r=f11,y=i10,g=b9,b=d13 target:red-hexagon bid:10 glass|=9
at-most|1703|1|ricochet=free|layout:2A,1A,4A,3B robots:r=g10,y=n4,g=g16,b=a2 target:red-hexagon bid:9 glass|=8
shortest|1704|1|ricochet=free|layout:4B,2B,3A,1A robots:r=d5,y=c1,g=g11,b=f4 target:green-triangle|=7
shortest|1706|1|ricochet=required|layout:2A,4B,1A,3A robots:r=k6,y=k11,g=k3,b=p15 target:red-square|=8
at-most|1706|1|ricochet=free|layout:3A,1A,4A,2B robots:r=h1,y=d13,g=e14,b=n12 target:yellow-triangle bid:10 glass|=9
shortest|1712|1|ricochet=free|layout:1B,4A,2A,3A robots:r=l16,y=h1,g=o13,b=k16 target:red-triangle|=8
shortest|1717|1|ricochet=required|layout:1A,3B,4B,2B robots:r=g7,y=d3,g=o14,b=f12 target:vortex|=8
at-most|1722|1|ricochet=required|layout:2B,4B,1B,3B robots:r=h13,y=a6,g=b16,b=p12 target:red-circle bid:10 glass|=9
shortest|1723|1|ricochet=required|layout:4A,3A,1A,2B robots:r=h6,y=b14,g=h3,b=a3 target:yellow-square|=8
shortest|1729|1|ricochet=required|layout:4A,3B,1B,2A robots:r=h16,y=m1,g=g12,b=p16 target:green-triangle|=8
at-most|1737|1|ricochet=required|layout:4B,3A,2A,1B robots:r=k15,y=j4,g=d14,b=l4 target:blue-triangle bid:11 glass|=9
at-most|1737|1|ricochet=required|layout:3A,1B,2A,4A robots:r=l11,y=h10,g=d3,b=k9 target:green-hexagon bid:11 glass|=9
shortest|1737|1|ricochet=required|layout:1B,3B,2A,4B robots:r=i11,y=e4,g=o9,b=p10 target:blue-triangle|=7
at-most|1743|1|ricochet=required|layout:2B,3A,4B,1B robots:r=m3,y=l10,g=c16,b=p6 target:red-circle bid:9 glass|=8
at-most|1745|1|ricochet=free|layout:1A,3A,4A,2B robots:r=m16,y=c8,g=k10,b=a3 target:green-square bid:9 glass|=8
at-most|1750|1|ricochet=free|layout:2B,4A,1B,3A robots:r=b6,y=o9,g=l2,b=e12 target:green-circle bid:11 glass|=9
at-most|1752|1|ricochet=required|layout:4A,2B,3A,1A robots:r=k9,y=o4,g=c14,b=o8 target:green-hexagon bid:9 glass|=8
at-most|1752|1|ricochet=required|layout:1A,3B,4B,2B robots:r=p16,y=p10,g=b8,b=c15 target:blue-triangle bid:10 glass|=9
shortest|1759|1|ricochet=required|layout:2A,3A,4A,1A robots:r=l6,y=g15,g=c13,b=n16 target:red-hexagon|=8
shortest|1759|1|ricochet=required|layout:2A,3A,4B,1B robots:r=e9,y=h14,g=m7,b=a13 target:blue-triangle|=8
at-most|1764|1|ricochet=free|layout:2A,4B,3A,1A robots:r=f2,y=a16,g=k9,b=e13 target:red-circle bid:10 glass|=9
shortest|1765|1|ricochet=free|layout:2B,1B,4A,3B robots:r=c4,y=m14,g=b8,b=a13 target:red-square|=8
shortest|1769|1|ricochet=required|layout:2B,1A,3B,4B robots:r=o7,y=l10,g=b12,b=i1 target:blue-triangle|=8
shortest|1775|1|ricochet=free|layout:1B,3A,2A,4B robots:r=h3,y=e11,g=n12,b=f4 target:yellow-square|=8
at-most|1777|1|ricochet=free|layout:4B,2A,1B,3B robots:r=i2,y=b12,g=l1,b=l11 target:green-hexagon bid:11 glass|=9
at-most|1779|1|ricochet=required|layout:1A,2B,4B,3A robots:r=c15,y=o10,g=b2,b=b5 target:green-hexagon bid:9 glass|=8
shortest|1785|1|ricochet=free|layout:3A,1A,2B,4A robots:r=o6,y=b2,g=h16,b=f10 target:yellow-triangle|=8
shortest|1797|1|ricochet=required|layout:3B,2A,4B,1B robots:r=n4,y=b3,g=j1,b=d9 target:blue-hexagon|=8
at-most|1802|1|ricochet=free|layout:1A,2A,3B,4A robots:r=d4,y=i11,g=l1,b=l16 target:green-triangle bid:11 glass|=9
at-most|1804|1|ricochet=required|layout:4B,1A,2B,3A robots:r=p4,y=c3,g=d16,b=l3 target:yellow-triangle bid:10 glass|=9
at-most|1805|1|ricochet=required|layout:2A,4A,1B,3B robots:r=o13,y=f13,g=e2,b=b6 target:vortex bid:9 glass|=8
shortest|1809|1|ricochet=required|layout:1A,3A,2B,4B robots:r=c5,y=d14,g=d5,b=l2 target:yellow-hexagon|=8
at-most|1817|1|ricochet=required|layout:3B,1A,2A,4A robots:r=n9,y=h14,g=l15,b=d13 target:yellow-square bid:9 glass|=8
at-most|1817|1|ricochet=required|layout:1B,4A,2B,3A robots:r=e2,y=g10,g=i15,b=n6 target:blue-hexagon bid:10 glass|=9
shortest|1829|1|ricochet=required|layout:2B,4A,1A,3B robots:r=a3,y=c11,g=b6,b=c14 target:red-circle|=8
`;
