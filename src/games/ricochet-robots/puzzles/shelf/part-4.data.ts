/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
at-most|1258|1|ricochet=free|layout:4A,1A,2A,3B robots:r=k14,y=e11,g=o8,b=b15 target:yellow-square bid:9 glass|=7
shortest|1260|1|ricochet=free|layout:4A,2B,3A,1A robots:r=c13,y=b16,g=g3,b=h7 target:blue-square|=7
at-most|1265|1|ricochet=free|layout:2B,4A,3A,1B robots:r=j9,y=k8,g=b3,b=b12 target:red-square bid:10 glass|=8
shortest|1273|1|ricochet=free|layout:2B,3B,1B,4B robots:r=a13,y=f9,g=p12,b=i6 target:green-square|=6
shortest|1273|1|ricochet=free|layout:4B,1A,3B,2A robots:r=h13,y=h6,g=j15,b=h16 target:red-hexagon|=6
shortest|1273|1|ricochet=free|layout:4B,2A,1B,3B robots:r=j16,y=e11,g=f4,b=m3 target:red-hexagon|=6
shortest|1273|1|ricochet=free|layout:2A,4A,1A,3A robots:r=m8,y=n2,g=m1,b=f12 target:yellow-circle|=6
shortest|1273|1|ricochet=free|layout:4B,2B,1A,3B robots:r=a14,y=m14,g=b9,b=e1 target:green-triangle|=6
at-most|1274|1|ricochet=required|layout:1B,3B,2B,4B robots:r=f3,y=p10,g=k6,b=j14 target:yellow-hexagon bid:9 glass|=7
shortest|1275|1|ricochet=free|layout:3B,2A,4B,1B robots:r=b1,y=p15,g=e12,b=o8 target:green-triangle|=6
at-most|1284|1|ricochet=required|layout:1A,4B,2B,3A robots:r=e9,y=p15,g=c15,b=k3 target:green-triangle bid:9 glass|=7
at-most|1284|1|ricochet=required|layout:4A,2A,1B,3B robots:r=p3,y=j1,g=c4,b=g6 target:red-circle bid:9 glass|=7
at-most|1285|1|ricochet=required|layout:2B,4B,1A,3A robots:r=l12,y=d1,g=g15,b=i12 target:green-hexagon bid:7 glass|=6
shortest|1293|1|ricochet=required|layout:2B,4A,3A,1A robots:r=n6,y=d9,g=b9,b=p12 target:red-circle|=6
shortest|1293|1|ricochet=free|layout:4B,3A,2A,1A robots:r=a1,y=c14,g=g6,b=d1 target:green-square|=6
at-most|1293|1|ricochet=free|layout:3B,4A,2B,1A robots:r=m1,y=o16,g=i2,b=j5 target:red-triangle bid:7 glass|=6
shortest|1293|1|ricochet=required|layout:1A,3B,4B,2A robots:r=j1,y=p13,g=b12,b=m10 target:vortex|=6
shortest|1300|1|ricochet=required|layout:1A,4B,2B,3A robots:r=a14,y=a8,g=b6,b=a3 target:red-square|=7
shortest|1300|1|ricochet=required|layout:2A,1A,3A,4B robots:r=o2,y=h11,g=c1,b=k4 target:green-circle|=7
shortest|1300|1|ricochet=required|layout:1B,4B,3B,2A robots:r=f3,y=n16,g=a3,b=d14 target:yellow-square|=7
at-most|1304|1|ricochet=free|layout:1A,3B,4A,2B robots:r=i4,y=c10,g=g6,b=l3 target:red-triangle bid:8 glass|=7
shortest|1305|1|ricochet=required|layout:1B,3A,2A,4B robots:r=l2,y=j16,g=k16,b=o7 target:yellow-triangle|=6
shortest|1305|1|ricochet=free|layout:1B,3A,2B,4A robots:r=p10,y=o1,g=o2,b=d14 target:yellow-circle|=6
at-most|1305|1|ricochet=free|layout:1A,4B,3A,2A robots:r=h7,y=e8,g=l5,b=g7 target:blue-triangle bid:7 glass|=6
at-most|1322|1|ricochet=required|layout:1A,2A,3B,4A robots:r=j5,y=f1,g=e5,b=f9 target:blue-square bid:8 glass|=7
at-most|1324|1|ricochet=required|layout:2B,1B,3B,4B robots:r=m7,y=i3,g=i13,b=p8 target:blue-hexagon bid:8 glass|=7
at-most|1324|1|ricochet=free|layout:1B,3A,4B,2A robots:r=c6,y=a10,g=n5,b=f11 target:blue-circle bid:8 glass|=7
at-most|1324|1|ricochet=required|layout:4B,2A,1A,3B robots:r=k14,y=b16,g=o10,b=o1 target:yellow-hexagon bid:8 glass|=7
at-most|1324|1|ricochet=required|layout:4A,3B,2A,1B robots:r=f10,y=m5,g=g5,b=d14 target:yellow-hexagon bid:8 glass|=7
shortest|1329|1|ricochet=required|layout:1B,3B,4B,2A robots:r=o6,y=o13,g=m9,b=k14 target:yellow-hexagon|=6
at-most|1330|1|ricochet=required|layout:1B,3B,4A,2B robots:r=m6,y=p4,g=i13,b=g16 target:red-triangle bid:8 glass|=7
shortest|1335|1|ricochet=required|layout:3B,4B,1A,2B robots:r=d12,y=p10,g=d13,b=f14 target:red-hexagon|=6
at-most|1340|1|ricochet=required|layout:2B,4B,1B,3B robots:r=a11,y=h16,g=a15,b=n12 target:blue-triangle bid:9 glass|=7
at-most|1351|1|ricochet=required|layout:2A,4B,1B,3A robots:r=p3,y=g5,g=b3,b=e6 target:blue-circle bid:8 glass|=7
shortest|1355|1|ricochet=required|layout:3B,2A,1A,4A robots:r=i13,y=p9,g=n5,b=c5 target:green-triangle|=6
at-most|1374|1|ricochet=free|layout:4B,3A,1B,2A robots:r=l7,y=g10,g=h11,b=c13 target:green-hexagon bid:8 glass|=7
at-most|1393|1|ricochet=free|layout:2A,1A,4A,3A robots:r=a12,y=e14,g=h15,b=f2 target:yellow-circle bid:10 glass|=8
at-most|1394|1|ricochet=free|layout:4A,1B,3A,2A robots:r=p9,y=p11,g=k15,b=j7 target:blue-circle bid:9 glass|=7
at-most|1395|1|ricochet=free|layout:3B,2A,1B,4A robots:r=f4,y=c2,g=e3,b=j13 target:red-square bid:9 glass|=8
shortest|1397|1|ricochet=required|layout:4A,3A,2A,1B robots:r=b9,y=a2,g=l10,b=b6 target:red-triangle|=7
shortest|1399|1|ricochet=required|layout:2A,4B,1B,3A robots:r=a6,y=i6,g=j3,b=k2 target:red-circle|=6
at-most|1404|1|ricochet=required|layout:2B,1A,3A,4B robots:r=k8,y=g15,g=g8,b=p4 target:yellow-triangle bid:8 glass|=7
shortest|1417|1|ricochet=required|layout:3B,4B,2B,1B robots:r=f9,y=l8,g=f13,b=b9 target:green-hexagon|=7
at-most|1418|1|ricochet=required|layout:3B,1A,4B,2B robots:r=m7,y=e5,g=m6,b=o7 target:green-triangle bid:9 glass|=7
at-most|1420|1|ricochet=required|layout:2B,1B,4A,3A robots:r=o15,y=o7,g=p12,b=h14 target:green-square bid:8 glass|=7
at-most|1424|1|ricochet=required|layout:2A,3A,4A,1A robots:r=k16,y=d8,g=o11,b=d1 target:blue-circle bid:8 glass|=7
shortest|1425|1|ricochet=required|layout:1A,4B,3B,2A robots:r=n2,y=b16,g=l4,b=p4 target:green-hexagon|=6
shortest|1426|1|ricochet=required|layout:1A,3B,4A,2B robots:r=h1,y=e9,g=l16,b=o2 target:red-hexagon|=7
shortest|1434|1|ricochet=required|layout:4B,2A,3B,1B robots:r=h11,y=m2,g=a9,b=k11 target:blue-hexagon|=7
at-most|1438|1|ricochet=required|layout:4A,3A,1B,2A robots:r=d3,y=b8,g=c14,b=g13 target:blue-triangle bid:8 glass|=7
shortest|1443|1|ricochet=free|layout:4B,1A,3A,2B robots:r=n16,y=m2,g=e9,b=g9 target:blue-hexagon|=8
shortest|1455|1|ricochet=required|layout:4B,2B,3A,1B robots:r=j9,y=j5,g=j12,b=a9 target:vortex|=6
shortest|1464|1|ricochet=required|layout:1B,2A,3A,4A robots:r=l1,y=n8,g=c9,b=l7 target:yellow-hexagon|=7
at-most|1465|1|ricochet=required|layout:2B,3A,1A,4B robots:r=d6,y=e14,g=g10,b=g11 target:red-triangle bid:10 glass|=8
at-most|1467|1|ricochet=required|layout:1A,4A,2A,3B robots:r=c6,y=f2,g=i13,b=h6 target:yellow-square bid:10 glass|=8
shortest|1468|1|ricochet=required|layout:3A,2A,4A,1B robots:r=a5,y=i1,g=l2,b=l13 target:yellow-hexagon|=7
at-most|1470|1|ricochet=required|layout:2A,1A,3A,4B robots:r=e5,y=n3,g=n14,b=d13 target:green-circle bid:9 glass|=7
shortest|1478|1|ricochet=free|layout:3B,1A,4B,2B robots:r=p11,y=n8,g=n1,b=e12 target:red-triangle|=7
shortest|1484|1|ricochet=required|layout:1B,3B,4B,2B robots:r=c4,y=m15,g=c12,b=b10 target:red-hexagon|=7
at-most|1490|1|ricochet=required|layout:4B,3B,1B,2B robots:r=k16,y=g15,g=j1,b=e5 target:red-circle bid:11 glass|=9
shortest|1493|1|ricochet=free|layout:1A,4B,2B,3B robots:r=l5,y=l11,g=k7,b=c5 target:red-square|=8
at-most|1493|1|ricochet=free|layout:1A,3A,4A,2B robots:r=a13,y=i11,g=g10,b=e12 target:red-circle bid:7 glass|=6
at-most|1494|1|ricochet=free|layout:3B,4B,1A,2A robots:r=f8,y=l5,g=e3,b=e9 target:yellow-square bid:9 glass|=7
at-most|1495|1|ricochet=required|layout:1B,2A,3A,4B robots:r=g2,y=b12,g=k6,b=e13 target:blue-circle bid:10 glass|=8
shortest|1500|1|ricochet=required|layout:3B,1B,2A,4B robots:r=a4,y=f11,g=f10,b=h14 target:yellow-square|=7
shortest|1510|1|ricochet=free|layout:1A,4B,2B,3B robots:r=i4,y=i6,g=n3,b=p12 target:green-hexagon|=7
shortest|1514|1|ricochet=required|layout:3A,2B,4A,1A robots:r=l15,y=b7,g=a9,b=p11 target:green-hexagon|=7
at-most|1515|1|ricochet=required|layout:2A,1B,4A,3B robots:r=d12,y=b10,g=a3,b=p1 target:green-square bid:10 glass|=8
shortest|1518|1|ricochet=required|layout:3A,4A,2A,1A robots:r=p2,y=e8,g=d14,b=o12 target:green-square|=7
at-most|1519|1|ricochet=required|layout:1B,4A,2A,3A robots:r=m2,y=p4,g=a9,b=l8 target:yellow-circle bid:9 glass|=8
at-most|1519|1|ricochet=required|layout:1A,2A,4A,3B robots:r=k6,y=f12,g=g1,b=d14 target:yellow-triangle bid:10 glass|=8
shortest|1525|1|ricochet=required|layout:2A,4B,3A,1A robots:r=n10,y=o16,g=b3,b=a16 target:red-square|=8
shortest|1528|1|ricochet=required|layout:3A,2A,4A,1B robots:r=m2,y=a9,g=n2,b=e3 target:vortex|=7
shortest|1530|1|ricochet=free|layout:3A,1B,2B,4B robots:r=e14,y=f2,g=d3,b=g10 target:red-square|=7
at-most|1543|1|ricochet=free|layout:4B,1B,2A,3B robots:r=d8,y=m11,g=f7,b=j6 target:red-square bid:9 glass|=8
`;
