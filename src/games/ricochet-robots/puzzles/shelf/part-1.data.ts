/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
shortest|400|1|ricochet=free|layout:1B,2B,3A,4B robots:r=l7,y=g16,g=k13,b=d11 target:yellow-circle|=3
shortest|400|1|ricochet=free|layout:4B,2A,1B,3A robots:r=p15,y=a1,g=n7,b=k14 target:green-hexagon|=3
shortest|400|1|ricochet=free|layout:1A,4A,3B,2A robots:r=e11,y=a14,g=k7,b=e10 target:green-square|=3
at-most|400|1|ricochet=required|layout:4A,2A,3A,1B robots:r=p13,y=m2,g=d9,b=d3 target:yellow-circle bid:4 glass|=3
shortest|400|1|ricochet=required|layout:1A,4A,2B,3B robots:r=n8,y=k10,g=p10,b=c12 target:red-square|=3
shortest|400|1|ricochet=required|layout:3B,1A,2B,4A robots:r=k12,y=l4,g=j5,b=l15 target:red-hexagon|=3
at-most|400|1|ricochet=required|layout:4A,2B,1A,3B robots:r=l1,y=p8,g=m16,b=g10 target:yellow-circle bid:5 glass|=3
shortest|400|1|ricochet=free|layout:2A,1B,3B,4B robots:r=p2,y=n14,g=k14,b=f6 target:red-circle|=3
at-most|400|1|ricochet=required|layout:4B,1A,2B,3A robots:r=c13,y=c5,g=b2,b=h5 target:blue-circle bid:6 glass|=4
at-most|400|1|ricochet=free|layout:2A,3B,1B,4B robots:r=g9,y=n15,g=j3,b=a11 target:yellow-triangle bid:6 glass|=4
at-most|400|1|ricochet=free|layout:3B,4A,1A,2A robots:r=d7,y=g4,g=e4,b=d3 target:yellow-circle bid:4 glass|=3
shortest|400|1|ricochet=free|layout:2A,3A,1B,4A robots:r=f2,y=n9,g=c5,b=h6 target:red-circle|=3
at-most|400|1|ricochet=required|layout:4B,2A,1B,3A robots:r=g13,y=l4,g=m6,b=j11 target:yellow-square bid:4 glass|=3
at-most|400|1|ricochet=required|layout:3B,2B,4B,1B robots:r=g16,y=e7,g=p10,b=j13 target:yellow-triangle bid:6 glass|=4
at-most|400|1|ricochet=free|layout:4A,3A,1A,2B robots:r=h7,y=e4,g=m5,b=i2 target:red-square bid:4 glass|=3
at-most|400|1|ricochet=required|layout:4B,2A,1B,3B robots:r=j3,y=h1,g=c5,b=e11 target:red-circle bid:5 glass|=3
shortest|400|1|ricochet=required|layout:3A,2B,1A,4A robots:r=o13,y=m4,g=g13,b=g5 target:green-circle|=3
at-most|400|1|ricochet=required|layout:4B,2B,3B,1A robots:r=a12,y=c10,g=f6,b=f2 target:blue-triangle bid:4 glass|=3
at-most|400|1|ricochet=free|layout:3A,1A,2A,4A robots:r=f4,y=n1,g=c3,b=i14 target:red-square bid:6 glass|=4
shortest|400|1|ricochet=free|layout:2A,3B,4B,1B robots:r=a13,y=p7,g=d10,b=o11 target:vortex|=3
at-most|400|1|ricochet=free|layout:2A,1A,3B,4B robots:r=b6,y=o4,g=n14,b=l7 target:green-circle bid:4 glass|=3
shortest|400|1|ricochet=required|layout:1A,4B,2A,3B robots:r=f2,y=o8,g=n16,b=m6 target:yellow-triangle|=3
at-most|400|1|ricochet=required|layout:2A,3A,1B,4A robots:r=h7,y=b2,g=o10,b=n7 target:blue-square bid:6 glass|=4
at-most|400|1|ricochet=free|layout:3A,2B,4A,1A robots:r=l8,y=l3,g=d13,b=j16 target:red-triangle bid:5 glass|=3
shortest|400|1|ricochet=required|layout:3B,2A,1B,4B robots:r=n8,y=p16,g=k8,b=d5 target:blue-square|=3
shortest|400|1|ricochet=required|layout:2B,1B,4A,3B robots:r=g9,y=d7,g=h10,b=k12 target:red-circle|=3
at-most|400|1|ricochet=required|layout:4B,2B,1A,3A robots:r=c5,y=h12,g=k5,b=c7 target:yellow-triangle bid:4 glass|=3
at-most|400|1|ricochet=required|layout:1A,2B,4A,3A robots:r=a5,y=h5,g=p8,b=b10 target:blue-hexagon bid:4 glass|=3
at-most|400|1|ricochet=required|layout:1B,3B,2B,4A robots:r=b13,y=l2,g=l10,b=m11 target:green-square bid:6 glass|=4
at-most|400|1|ricochet=free|layout:3B,2B,1A,4B robots:r=l4,y=g10,g=m16,b=m4 target:blue-circle bid:5 glass|=3
shortest|400|1|ricochet=required|layout:4B,3B,1A,2B robots:r=o12,y=n13,g=o1,b=d11 target:yellow-triangle|=3
at-most|400|1|ricochet=required|layout:4B,2A,1A,3A robots:r=p3,y=i16,g=d1,b=c10 target:red-triangle bid:6 glass|=4
at-most|400|1|ricochet=required|layout:3A,2A,1B,4B robots:r=c1,y=k13,g=o8,b=o16 target:blue-square bid:6 glass|=4
shortest|400|1|ricochet=required|layout:4B,2A,1A,3B robots:r=i14,y=n12,g=b1,b=k16 target:red-circle|=3
at-most|400|1|ricochet=required|layout:1A,2B,4A,3A robots:r=a1,y=d6,g=b1,b=g16 target:red-hexagon bid:4 glass|=3
at-most|445|1|ricochet=required|layout:1B,4B,3A,2A robots:r=d4,y=l5,g=k16,b=o1 target:yellow-triangle bid:6 glass|=4
at-most|475|1|ricochet=required|layout:1A,4A,2A,3A robots:r=p11,y=g4,g=p6,b=g5 target:green-circle bid:5 glass|=4
at-most|495|1|ricochet=required|layout:4A,3A,1B,2B robots:r=f13,y=a6,g=c2,b=m9 target:yellow-circle bid:5 glass|=4
at-most|495|1|ricochet=free|layout:2B,1A,4A,3A robots:r=m6,y=m8,g=l14,b=h7 target:yellow-hexagon bid:5 glass|=4
at-most|495|1|ricochet=required|layout:4B,3A,1B,2A robots:r=c5,y=o12,g=c14,b=e8 target:blue-hexagon bid:5 glass|=4
at-most|545|1|ricochet=required|layout:1A,4A,3A,2A robots:r=k12,y=p15,g=g9,b=f5 target:green-hexagon bid:6 glass|=4
at-most|545|1|ricochet=required|layout:1B,2B,3B,4A robots:r=e8,y=j14,g=l16,b=m16 target:green-hexagon bid:6 glass|=4
at-most|545|1|ricochet=free|layout:3A,2A,4B,1B robots:r=k4,y=p12,g=b6,b=h7 target:yellow-circle bid:6 glass|=4
shortest|554|1|ricochet=required|layout:2B,3A,4B,1B robots:r=d9,y=j14,g=c10,b=g7 target:red-circle|=3
at-most|558|1|ricochet=free|layout:1A,4B,2B,3A robots:r=m14,y=d3,g=n16,b=i2 target:red-hexagon bid:7 glass|=5
at-most|590|1|ricochet=free|layout:4A,2A,1B,3A robots:r=o16,y=c4,g=b15,b=d6 target:yellow-square bid:7 glass|=5
at-most|590|1|ricochet=required|layout:4A,1B,2B,3A robots:r=h5,y=l11,g=c13,b=g10 target:green-circle bid:7 glass|=5
at-most|590|1|ricochet=free|layout:1A,4A,2B,3A robots:r=o13,y=a3,g=j7,b=b13 target:yellow-circle bid:7 glass|=5
at-most|590|1|ricochet=required|layout:2B,1B,3B,4A robots:r=b13,y=l6,g=f13,b=a12 target:green-square bid:7 glass|=5
shortest|593|1|ricochet=required|layout:2B,3B,4A,1A robots:r=c7,y=c11,g=c4,b=m5 target:green-hexagon|=4
shortest|593|1|ricochet=required|layout:4A,1A,2B,3B robots:r=d14,y=b4,g=i16,b=j14 target:red-square|=4
shortest|600|1|ricochet=required|layout:1B,4B,3B,2B robots:r=k8,y=e4,g=m9,b=h7 target:yellow-square|=3
shortest|600|1|ricochet=free|layout:4B,1B,2B,3B robots:r=l5,y=n5,g=a10,b=g9 target:red-triangle|=3
shortest|600|1|ricochet=required|layout:4B,1A,3B,2A robots:r=c12,y=k11,g=a7,b=d5 target:green-hexagon|=3
shortest|605|1|ricochet=required|layout:2B,1A,3B,4A robots:r=d11,y=i2,g=k8,b=p9 target:red-circle|=4
shortest|605|1|ricochet=required|layout:2A,1A,3B,4A robots:r=e1,y=e3,g=b12,b=e11 target:yellow-circle|=4
shortest|625|1|ricochet=required|layout:1B,2A,3A,4B robots:r=j12,y=c6,g=i2,b=n8 target:green-square|=4
shortest|625|1|ricochet=required|layout:3A,1A,2B,4B robots:r=m4,y=p7,g=e14,b=j6 target:yellow-triangle|=4
shortest|625|1|ricochet=required|layout:1B,3B,2A,4A robots:r=n6,y=p1,g=c16,b=h10 target:red-circle|=4
shortest|625|1|ricochet=required|layout:2A,4A,1B,3A robots:r=n11,y=f13,g=b7,b=h12 target:green-square|=4
shortest|625|1|ricochet=required|layout:2A,4B,1A,3A robots:r=d13,y=c1,g=a6,b=h2 target:red-circle|=4
shortest|625|1|ricochet=required|layout:2A,4A,1B,3B robots:r=h15,y=c2,g=j14,b=b13 target:yellow-circle|=4
shortest|625|1|ricochet=free|layout:1A,4B,2B,3B robots:r=k12,y=f2,g=h1,b=c12 target:red-square|=4
shortest|625|1|ricochet=required|layout:4B,2B,3A,1A robots:r=f2,y=a16,g=p1,b=f16 target:blue-square|=4
shortest|625|1|ricochet=required|layout:3B,2B,1B,4B robots:r=d4,y=n5,g=l16,b=h13 target:yellow-square|=4
shortest|625|1|ricochet=free|layout:3A,1B,2B,4A robots:r=o2,y=m9,g=j12,b=g12 target:blue-circle|=4
shortest|625|1|ricochet=free|layout:1A,3B,2A,4B robots:r=p2,y=g8,g=m1,b=i2 target:green-circle|=4
shortest|625|1|ricochet=free|layout:3A,1B,2A,4A robots:r=m2,y=m8,g=b13,b=i10 target:green-square|=4
shortest|625|1|ricochet=free|layout:3A,1B,2B,4A robots:r=n11,y=p10,g=d4,b=d3 target:green-circle|=4
shortest|625|1|ricochet=required|layout:3B,2A,1A,4B robots:r=e6,y=i11,g=d3,b=d6 target:green-circle|=4
shortest|625|1|ricochet=required|layout:1B,4B,3A,2A robots:r=l2,y=h15,g=c5,b=o11 target:red-triangle|=4
shortest|625|1|ricochet=required|layout:2B,1B,4B,3A robots:r=g5,y=l9,g=c5,b=g8 target:green-square|=4
at-most|654|1|ricochet=required|layout:4A,1A,2A,3A robots:r=i5,y=h3,g=p9,b=k11 target:yellow-circle bid:6 glass|=5
at-most|663|1|ricochet=free|layout:1A,2B,4A,3A robots:r=p9,y=k9,g=b12,b=o8 target:blue-triangle bid:5 glass|=4
at-most|675|1|ricochet=required|layout:4A,2A,3B,1B robots:r=l15,y=k9,g=e1,b=l14 target:red-square bid:5 glass|=4
`;
