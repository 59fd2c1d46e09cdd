/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
at-most|695|1|ricochet=required|layout:2B,3B,4B,1B robots:r=h14,y=p15,g=h13,b=f11 target:red-circle bid:5 glass|=4
at-most|700|1|ricochet=free|layout:3B,1B,4B,2B robots:r=e7,y=d15,g=p8,b=j9 target:blue-square bid:6 glass|=5
shortest|705|1|ricochet=required|layout:2B,3B,1B,4B robots:r=i6,y=o6,g=e13,b=j10 target:blue-square|=4
at-most|715|1|ricochet=required|layout:2B,3B,4B,1B robots:r=c13,y=p9,g=e8,b=m4 target:vortex bid:5 glass|=4
at-most|720|1|ricochet=required|layout:4A,2A,3A,1A robots:r=m10,y=p5,g=e3,b=d4 target:green-circle bid:6 glass|=5
at-most|720|1|ricochet=required|layout:2B,1B,3B,4A robots:r=h13,y=h3,g=l14,b=a9 target:vortex bid:6 glass|=5
at-most|720|1|ricochet=required|layout:1A,2A,4A,3B robots:r=h13,y=m14,g=o7,b=l15 target:yellow-circle bid:6 glass|=5
at-most|745|1|ricochet=required|layout:3A,4B,1B,2A robots:r=l14,y=k10,g=f10,b=p10 target:yellow-hexagon bid:5 glass|=4
at-most|746|1|ricochet=required|layout:1B,2A,4B,3B robots:r=f12,y=g4,g=n4,b=h14 target:blue-square bid:8 glass|=6
at-most|758|1|ricochet=required|layout:1B,2B,3A,4B robots:r=l6,y=j9,g=c4,b=f7 target:yellow-hexagon bid:7 glass|=5
shortest|790|1|ricochet=free|layout:1A,4A,3B,2A robots:r=b11,y=n8,g=c14,b=d2 target:yellow-triangle|=5
shortest|794|1|ricochet=required|layout:2A,3B,1B,4B robots:r=d11,y=c1,g=k12,b=a3 target:red-hexagon|=5
at-most|800|1|ricochet=required|layout:3A,1B,2A,4A robots:r=b14,y=k12,g=l1,b=k7 target:yellow-hexagon bid:7 glass|=5
shortest|805|1|ricochet=required|layout:1B,2A,3A,4B robots:r=h15,y=k8,g=n7,b=f9 target:yellow-hexagon|=4
shortest|805|1|ricochet=required|layout:2A,4A,3B,1B robots:r=k2,y=i2,g=f11,b=e7 target:yellow-square|=4
shortest|805|1|ricochet=required|layout:2A,3B,1B,4B robots:r=c14,y=f14,g=e11,b=d13 target:red-triangle|=4
at-most|808|1|ricochet=required|layout:3A,4A,1A,2A robots:r=p12,y=g2,g=e15,b=f5 target:red-circle bid:7 glass|=5
shortest|810|1|ricochet=required|layout:3B,2B,4A,1B robots:r=k11,y=f1,g=f5,b=j3 target:green-circle|=5
shortest|810|1|ricochet=required|layout:4B,1A,2A,3B robots:r=c2,y=k13,g=p15,b=c1 target:blue-hexagon|=5
at-most|815|1|ricochet=free|layout:1B,2A,3A,4A robots:r=n10,y=e14,g=g1,b=j11 target:yellow-triangle bid:8 glass|=6
shortest|818|1|ricochet=required|layout:1B,2B,3B,4B robots:r=d6,y=m9,g=c3,b=m6 target:vortex|=5
at-most|818|1|ricochet=required|layout:4A,2B,3A,1A robots:r=i3,y=o3,g=o11,b=h5 target:red-triangle bid:7 glass|=5
at-most|820|1|ricochet=free|layout:2B,1B,3B,4A robots:r=p8,y=o8,g=p11,b=c5 target:vortex bid:7 glass|=5
shortest|825|1|ricochet=required|layout:4B,2B,1A,3B robots:r=n8,y=g8,g=f1,b=n12 target:red-circle|=4
shortest|825|1|ricochet=required|layout:1A,3A,2B,4B robots:r=f11,y=a16,g=j2,b=b1 target:vortex|=4
shortest|825|1|ricochet=required|layout:2A,3A,1A,4B robots:r=f2,y=l12,g=f8,b=n3 target:green-square|=4
shortest|825|1|ricochet=required|layout:2A,3A,1B,4A robots:r=m5,y=k4,g=g1,b=p4 target:yellow-hexagon|=4
shortest|830|1|ricochet=required|layout:4A,3B,1A,2A robots:r=f11,y=c12,g=b4,b=g11 target:red-square|=5
shortest|830|1|ricochet=required|layout:1A,4B,3A,2A robots:r=k8,y=m8,g=n12,b=d14 target:red-triangle|=5
shortest|830|1|ricochet=required|layout:2B,4A,3B,1A robots:r=e13,y=k8,g=a13,b=f1 target:red-square|=5
at-most|840|1|ricochet=required|layout:3A,4A,2A,1B robots:r=o13,y=j9,g=p6,b=m3 target:blue-triangle bid:7 glass|=5
shortest|850|1|ricochet=free|layout:1A,4B,3B,2A robots:r=i12,y=e1,g=i3,b=h4 target:red-square|=5
shortest|850|1|ricochet=required|layout:2B,1B,3A,4A robots:r=f9,y=i4,g=f4,b=c1 target:red-triangle|=5
shortest|850|1|ricochet=required|layout:1A,3B,4B,2B robots:r=p15,y=p4,g=i6,b=k2 target:yellow-triangle|=5
shortest|850|1|ricochet=required|layout:2B,4B,3B,1B robots:r=k8,y=n16,g=n10,b=d13 target:red-triangle|=5
at-most|850|1|ricochet=required|layout:2B,1A,4B,3B robots:r=b12,y=p15,g=n12,b=k13 target:blue-square bid:7 glass|=5
shortest|850|1|ricochet=required|layout:3B,1B,4A,2A robots:r=d13,y=d12,g=m10,b=p12 target:yellow-square|=5
shortest|850|1|ricochet=required|layout:1B,2B,4B,3A robots:r=c7,y=f10,g=c10,b=n14 target:vortex|=5
shortest|850|1|ricochet=required|layout:2A,1A,3A,4B robots:r=g8,y=h5,g=p16,b=b11 target:blue-circle|=5
shortest|850|1|ricochet=free|layout:3B,4A,2A,1B robots:r=n8,y=b8,g=h10,b=p16 target:yellow-circle|=5
shortest|850|1|ricochet=required|layout:1A,3B,2A,4B robots:r=l2,y=n2,g=p12,b=o14 target:yellow-triangle|=5
shortest|850|1|ricochet=free|layout:4A,3B,1A,2B robots:r=a3,y=f4,g=h5,b=j11 target:yellow-triangle|=5
shortest|850|1|ricochet=required|layout:4A,1B,2B,3A robots:r=b8,y=e1,g=p4,b=m3 target:blue-triangle|=5
shortest|850|1|ricochet=required|layout:3B,1A,4B,2B robots:r=c14,y=c2,g=k11,b=p11 target:blue-triangle|=5
shortest|850|1|ricochet=required|layout:1A,2A,4B,3A robots:r=e9,y=i7,g=b5,b=b9 target:yellow-circle|=5
shortest|850|1|ricochet=required|layout:2B,4A,3A,1A robots:r=j6,y=p4,g=j8,b=n1 target:blue-triangle|=5
shortest|850|1|ricochet=free|layout:3B,2B,4B,1B robots:r=d3,y=h13,g=a1,b=j13 target:yellow-hexagon|=5
shortest|850|1|ricochet=required|layout:4B,3A,2A,1B robots:r=e4,y=o16,g=g7,b=c3 target:blue-hexagon|=5
shortest|850|1|ricochet=required|layout:3B,1A,2B,4A robots:r=i13,y=j16,g=i14,b=h4 target:red-hexagon|=5
shortest|850|1|ricochet=required|layout:3A,4A,1B,2B robots:r=l10,y=b13,g=g12,b=k3 target:yellow-square|=5
at-most|868|1|ricochet=required|layout:2B,1A,3B,4B robots:r=n1,y=n9,g=j4,b=n8 target:red-circle bid:6 glass|=5
shortest|875|1|ricochet=required|layout:1B,2B,4B,3A robots:r=p2,y=l8,g=a11,b=o6 target:yellow-square|=4
shortest|875|1|ricochet=required|layout:4A,1A,2B,3A robots:r=m2,y=p11,g=l3,b=c3 target:yellow-hexagon|=4
shortest|875|1|ricochet=required|layout:4A,1A,3A,2A robots:r=j2,y=n9,g=c10,b=c13 target:red-circle|=4
at-most|880|1|ricochet=required|layout:1A,2B,4A,3A robots:r=a7,y=c13,g=a1,b=d16 target:red-triangle bid:6 glass|=5
at-most|888|1|ricochet=free|layout:3B,4A,2A,1B robots:r=f16,y=j13,g=h6,b=o13 target:blue-triangle bid:6 glass|=5
at-most|888|1|ricochet=free|layout:4B,3B,1A,2A robots:r=g5,y=h4,g=h11,b=b4 target:green-triangle bid:6 glass|=5
at-most|890|1|ricochet=required|layout:1A,3A,2A,4B robots:r=p1,y=i7,g=f9,b=p9 target:blue-hexagon bid:7 glass|=5
at-most|900|1|ricochet=required|layout:1A,3A,2B,4A robots:r=d15,y=h13,g=o9,b=e14 target:yellow-hexagon bid:6 glass|=5
at-most|907|1|ricochet=free|layout:1A,4B,2A,3A robots:r=k7,y=n4,g=p1,b=g4 target:green-triangle bid:7 glass|=5
at-most|913|1|ricochet=required|layout:2B,3A,4A,1A robots:r=h6,y=c10,g=l3,b=j9 target:red-hexagon bid:7 glass|=6
at-most|913|1|ricochet=required|layout:3A,2A,1B,4A robots:r=a11,y=l5,g=o16,b=k15 target:red-circle bid:7 glass|=6
at-most|920|1|ricochet=free|layout:1B,2A,3A,4A robots:r=c15,y=k16,g=f5,b=f4 target:green-square bid:6 glass|=5
at-most|924|1|ricochet=required|layout:4A,2B,1B,3B robots:r=a14,y=h1,g=i13,b=j11 target:vortex bid:6 glass|=5
at-most|925|1|ricochet=required|layout:2B,1B,4A,3A robots:r=m13,y=d16,g=d12,b=j8 target:green-square bid:7 glass|=6
shortest|930|1|ricochet=required|layout:1B,4A,3B,2A robots:r=b2,y=k4,g=k1,b=o15 target:red-square|=5
at-most|938|1|ricochet=free|layout:1B,4A,2A,3A robots:r=m13,y=g10,g=j13,b=f7 target:green-triangle bid:6 glass|=5
at-most|938|1|ricochet=required|layout:4B,3A,2B,1B robots:r=l8,y=n6,g=c13,b=g8 target:red-triangle bid:6 glass|=5
at-most|938|1|ricochet=required|layout:2A,4A,1A,3A robots:r=j11,y=l13,g=b2,b=g3 target:yellow-triangle bid:6 glass|=5
at-most|945|1|ricochet=required|layout:1A,2B,4B,3A robots:r=n15,y=j3,g=i16,b=l10 target:yellow-circle bid:7 glass|=6
at-most|952|1|ricochet=required|layout:3A,4B,1B,2A robots:r=p13,y=j3,g=k4,b=m2 target:blue-triangle bid:8 glass|=6
at-most|959|1|ricochet=free|layout:4A,2A,3A,1B robots:r=c13,y=j7,g=j3,b=c10 target:yellow-hexagon bid:8 glass|=6
at-most|965|1|ricochet=required|layout:1A,3A,2B,4A robots:r=j13,y=p4,g=f9,b=p10 target:blue-square bid:7 glass|=6
at-most|966|1|ricochet=required|layout:1B,3A,4A,2A robots:r=g9,y=d9,g=k11,b=c4 target:red-square bid:8 glass|=6
at-most|970|1|ricochet=required|layout:4B,1B,3A,2B robots:r=f11,y=k13,g=e13,b=h13 target:green-triangle bid:6 glass|=5
`;
