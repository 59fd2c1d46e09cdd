/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
at-most|975|1|ricochet=required|layout:1A,4A,2B,3B robots:r=p7,y=a10,g=n14,b=p2 target:green-triangle bid:8 glass|=6
at-most|987|1|ricochet=free|layout:1A,2B,4A,3B robots:r=e13,y=j3,g=f5,b=p10 target:green-triangle bid:8 glass|=6
shortest|990|1|ricochet=required|layout:2A,1B,4B,3A robots:r=k13,y=a7,g=o7,b=k8 target:blue-square|=5
shortest|990|1|ricochet=free|layout:4B,2B,1A,3A robots:r=l8,y=j12,g=o5,b=n16 target:red-square|=5
shortest|990|1|ricochet=required|layout:3B,1B,4B,2A robots:r=i7,y=p6,g=d7,b=f4 target:green-square|=5
at-most|1002|1|ricochet=free|layout:2A,3A,4B,1A robots:r=l4,y=f16,g=n13,b=i2 target:red-hexagon bid:8 glass|=6
shortest|1004|1|ricochet=required|layout:3B,2B,4A,1B robots:r=e13,y=h12,g=h5,b=l13 target:yellow-circle|=5
at-most|1013|1|ricochet=free|layout:3B,1B,2B,4A robots:r=b3,y=b8,g=b12,b=o11 target:yellow-circle bid:8 glass|=6
at-most|1015|1|ricochet=required|layout:4B,2A,3B,1A robots:r=i14,y=f15,g=b1,b=e14 target:red-triangle bid:8 glass|=6
shortest|1018|1|ricochet=free|layout:1A,2A,3B,4A robots:r=n3,y=p11,g=g6,b=n16 target:red-circle|=5
shortest|1018|1|ricochet=required|layout:1B,4B,2B,3B robots:r=e5,y=m10,g=o4,b=o11 target:green-triangle|=5
shortest|1018|1|ricochet=required|layout:3A,1A,2A,4B robots:r=g14,y=p1,g=i14,b=n14 target:blue-square|=5
shortest|1023|1|ricochet=required|layout:2B,1B,4B,3A robots:r=k16,y=g11,g=p10,b=k14 target:green-triangle|=6
shortest|1030|1|ricochet=required|layout:2A,1B,3B,4A robots:r=e7,y=h13,g=b1,b=g7 target:red-circle|=5
shortest|1030|1|ricochet=required|layout:3A,1B,2A,4A robots:r=i3,y=d9,g=n3,b=o9 target:green-hexagon|=5
shortest|1035|1|ricochet=free|layout:2A,1A,3A,4A robots:r=o11,y=m16,g=m15,b=j1 target:yellow-circle|=6
at-most|1040|1|ricochet=required|layout:4A,3B,2A,1A robots:r=p3,y=l1,g=i14,b=o2 target:red-hexagon bid:9 glass|=7
at-most|1040|1|ricochet=required|layout:4A,3B,2B,1A robots:r=f3,y=b4,g=o10,b=g3 target:red-hexagon bid:9 glass|=7
at-most|1040|1|ricochet=free|layout:3A,2A,1A,4A robots:r=m4,y=b9,g=m14,b=a9 target:red-triangle bid:9 glass|=7
at-most|1040|1|ricochet=required|layout:3B,4B,2B,1B robots:r=n9,y=a11,g=f13,b=j13 target:blue-hexagon bid:9 glass|=7
shortest|1050|1|ricochet=required|layout:1B,2A,4B,3A robots:r=a15,y=m10,g=a12,b=i10 target:green-triangle|=5
shortest|1050|1|ricochet=required|layout:3A,4B,2A,1B robots:r=j15,y=g6,g=d7,b=e4 target:yellow-square|=5
shortest|1050|1|ricochet=required|layout:2A,1A,4B,3B robots:r=p2,y=p1,g=d6,b=h7 target:red-circle|=5
shortest|1055|1|ricochet=required|layout:3A,2A,1B,4B robots:r=g4,y=m9,g=f11,b=a6 target:yellow-circle|=6
at-most|1065|1|ricochet=required|layout:2A,3B,1B,4B robots:r=a11,y=d4,g=g11,b=i13 target:yellow-triangle bid:8 glass|=6
at-most|1065|1|ricochet=free|layout:1B,4A,2B,3A robots:r=o3,y=g12,g=p3,b=g10 target:red-hexagon bid:8 glass|=6
at-most|1065|1|ricochet=required|layout:1B,3B,2A,4A robots:r=p7,y=o11,g=j13,b=p15 target:red-circle bid:8 glass|=6
at-most|1075|1|ricochet=required|layout:1A,3B,4B,2A robots:r=l15,y=i4,g=l13,b=b12 target:green-square bid:8 glass|=6
shortest|1075|1|ricochet=free|layout:1B,2B,4B,3A robots:r=k4,y=l1,g=i2,b=j9 target:blue-square|=6
shortest|1075|1|ricochet=required|layout:3A,2B,1B,4A robots:r=d5,y=a1,g=g2,b=i5 target:red-square|=6
shortest|1075|1|ricochet=required|layout:4A,1A,2B,3A robots:r=a1,y=h16,g=d6,b=m3 target:yellow-square|=6
shortest|1075|1|ricochet=required|layout:3A,4B,1A,2A robots:r=i12,y=e6,g=i15,b=c1 target:red-square|=6
shortest|1075|1|ricochet=required|layout:1B,4B,2B,3B robots:r=p14,y=m9,g=g10,b=o8 target:blue-square|=6
shortest|1075|1|ricochet=required|layout:1A,4A,2B,3A robots:r=j5,y=a8,g=d1,b=f6 target:green-square|=6
at-most|1079|1|ricochet=free|layout:4A,3A,1A,2B robots:r=j12,y=g8,g=b12,b=b2 target:green-square bid:7 glass|=6
shortest|1080|1|ricochet=free|layout:1A,4B,2A,3A robots:r=e13,y=e7,g=m1,b=k1 target:yellow-square|=5
shortest|1100|1|ricochet=required|layout:2B,3A,4B,1B robots:r=k3,y=k5,g=m14,b=g6 target:red-hexagon|=5
shortest|1100|1|ricochet=required|layout:3B,1B,4B,2A robots:r=p6,y=n14,g=g9,b=j1 target:green-hexagon|=5
shortest|1100|1|ricochet=required|layout:2A,4B,1B,3B robots:r=c4,y=o4,g=g5,b=d7 target:yellow-hexagon|=5
at-most|1105|1|ricochet=required|layout:1B,4B,2B,3A robots:r=f13,y=b2,g=l14,b=j1 target:yellow-hexagon bid:7 glass|=6
at-most|1105|1|ricochet=required|layout:3A,1A,4B,2B robots:r=e14,y=b7,g=m4,b=l11 target:yellow-hexagon bid:7 glass|=6
at-most|1125|1|ricochet=required|layout:1A,2A,4A,3A robots:r=m9,y=n8,g=e11,b=c12 target:yellow-square bid:7 glass|=6
at-most|1137|1|ricochet=required|layout:3A,4A,1B,2B robots:r=d2,y=h16,g=a10,b=e4 target:red-triangle bid:9 glass|=7
at-most|1143|1|ricochet=required|layout:3A,1A,4B,2B robots:r=c11,y=k16,g=a13,b=b12 target:red-triangle bid:7 glass|=6
at-most|1143|1|ricochet=required|layout:2B,3B,1B,4A robots:r=n8,y=f2,g=i6,b=f5 target:green-hexagon bid:7 glass|=6
at-most|1148|1|ricochet=required|layout:2B,4B,1B,3A robots:r=d15,y=d13,g=f14,b=o11 target:red-triangle bid:9 glass|=7
shortest|1150|1|ricochet=free|layout:2A,4A,1A,3A robots:r=b6,y=j11,g=b16,b=e8 target:green-hexagon|=5
shortest|1150|1|ricochet=required|layout:2B,3B,4A,1A robots:r=p13,y=d11,g=o12,b=b7 target:red-triangle|=5
at-most|1163|1|ricochet=required|layout:1A,2B,3A,4A robots:r=i4,y=n1,g=g7,b=e3 target:yellow-triangle bid:7 glass|=6
at-most|1163|1|ricochet=free|layout:4B,3A,2B,1A robots:r=g7,y=f11,g=o10,b=c5 target:blue-square bid:7 glass|=6
at-most|1163|1|ricochet=required|layout:1A,4A,3B,2B robots:r=k10,y=g7,g=f7,b=p13 target:green-triangle bid:7 glass|=6
at-most|1163|1|ricochet=required|layout:4A,2B,3B,1A robots:r=e13,y=c15,g=f4,b=d9 target:yellow-triangle bid:7 glass|=6
at-most|1170|1|ricochet=required|layout:1A,4A,2B,3B robots:r=f11,y=n3,g=b6,b=f3 target:blue-square bid:8 glass|=7
at-most|1170|1|ricochet=required|layout:2A,4B,3A,1B robots:r=b12,y=h12,g=j8,b=l13 target:green-circle bid:8 glass|=7
at-most|1175|1|ricochet=free|layout:1B,2A,3B,4A robots:r=h10,y=m15,g=k15,b=k6 target:green-hexagon bid:7 glass|=6
shortest|1178|1|ricochet=required|layout:2A,3A,1A,4A robots:r=h10,y=n8,g=i3,b=j14 target:green-square|=6
at-most|1184|1|ricochet=required|layout:1B,3A,2B,4A robots:r=k10,y=c13,g=g3,b=p16 target:blue-triangle bid:9 glass|=7
shortest|1199|1|ricochet=required|layout:2B,3B,4B,1A robots:r=i14,y=c13,g=a12,b=k12 target:red-triangle|=6
at-most|1200|1|ricochet=free|layout:2B,3B,1A,4B robots:r=g11,y=m12,g=c14,b=a11 target:vortex bid:9 glass|=7
shortest|1209|1|ricochet=free|layout:2B,1A,4B,3B robots:r=i4,y=h3,g=b16,b=g2 target:blue-hexagon|=6
at-most|1214|1|ricochet=free|layout:3B,1B,4A,2B robots:r=j6,y=a12,g=j7,b=k12 target:green-triangle bid:9 glass|=7
shortest|1218|1|ricochet=required|layout:4B,2B,1B,3A robots:r=l7,y=a16,g=h7,b=l13 target:green-hexagon|=5
shortest|1219|1|ricochet=required|layout:4B,1B,2A,3B robots:r=e13,y=l5,g=n6,b=c9 target:blue-triangle|=6
at-most|1224|1|ricochet=required|layout:3B,4B,1B,2B robots:r=m9,y=b11,g=e4,b=i3 target:red-triangle bid:9 glass|=7
at-most|1224|1|ricochet=free|layout:1A,4B,3A,2A robots:r=p16,y=a3,g=c4,b=a5 target:red-circle bid:9 glass|=7
shortest|1230|1|ricochet=required|layout:2A,3A,1A,4B robots:r=b4,y=c13,g=f9,b=f10 target:green-triangle|=5
shortest|1235|1|ricochet=required|layout:1B,4B,3A,2B robots:r=d15,y=e16,g=e10,b=o12 target:red-square|=6
shortest|1235|1|ricochet=required|layout:2B,1B,4B,3A robots:r=f14,y=o13,g=i13,b=m5 target:green-hexagon|=6
shortest|1235|1|ricochet=required|layout:4A,3A,2B,1A robots:r=m9,y=o16,g=e6,b=l8 target:red-hexagon|=6
shortest|1235|1|ricochet=required|layout:4A,1B,2A,3B robots:r=p12,y=m10,g=j10,b=a16 target:red-triangle|=6
shortest|1243|1|ricochet=free|layout:4B,2A,1A,3B robots:r=b5,y=i16,g=o16,b=n3 target:vortex|=6
shortest|1243|1|ricochet=required|layout:4B,2B,3A,1A robots:r=p14,y=e6,g=f6,b=l4 target:yellow-triangle|=6
shortest|1243|1|ricochet=required|layout:1A,4A,2A,3B robots:r=l14,y=k1,g=h15,b=n10 target:green-square|=6
shortest|1254|1|ricochet=required|layout:3A,2A,4B,1A robots:r=l13,y=e6,g=g16,b=p12 target:yellow-square|=7
shortest|1256|1|ricochet=required|layout:2B,3B,4A,1A robots:r=p13,y=k15,g=m6,b=m12 target:blue-triangle|=6
`;
