/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
shortest|1830|1|ricochet=required|layout:3B,1A,2B,4A robots:r=i1,y=d6,g=h13,b=i16 target:red-hexagon|=9
shortest|1830|1|ricochet=required|layout:1B,4A,2A,3A robots:r=d11,y=e5,g=d2,b=n15 target:blue-hexagon|=9
shortest|1830|1|ricochet=required|layout:4A,2A,3A,1A robots:r=n8,y=c16,g=i15,b=g1 target:vortex|=9
at-most|1834|1|ricochet=required|layout:2A,4B,1A,3B robots:r=e6,y=c9,g=a8,b=h4 target:green-square bid:10 glass|=9
at-most|1834|1|ricochet=required|layout:1B,3A,4A,2A robots:r=n2,y=k12,g=c5,b=f15 target:green-hexagon bid:10 glass|=9
at-most|1840|1|ricochet=required|layout:1A,3A,4B,2A robots:r=p3,y=m16,g=p11,b=p15 target:red-circle bid:10 glass|=9
shortest|1840|1|ricochet=required|layout:4A,3B,2A,1B robots:r=e16,y=d14,g=b2,b=c14 target:vortex|=8
shortest|1845|1|ricochet=required|layout:3B,2B,4B,1A robots:r=o12,y=c4,g=p3,b=d13 target:red-circle|=9
shortest|1850|1|ricochet=required|layout:1B,3A,4B,2B robots:r=l4,y=a13,g=c1,b=l15 target:yellow-triangle|=7
shortest|1851|1|ricochet=required|layout:3B,1A,2A,4B robots:r=f10,y=d7,g=n12,b=g8 target:yellow-hexagon|=9
shortest|1853|1|ricochet=required|layout:1B,3B,2A,4A robots:r=k12,y=m14,g=k8,b=c5 target:yellow-triangle|=9
shortest|1855|1|ricochet=required|layout:1B,2A,4B,3B robots:r=b9,y=k6,g=i14,b=e11 target:blue-triangle|=8
shortest|1862|1|ricochet=required|layout:4A,3A,1A,2A robots:r=f13,y=i2,g=b11,b=d3 target:blue-circle|=9
at-most|1870|1|ricochet=required|layout:3A,1A,2B,4A robots:r=o13,y=n1,g=o15,b=h4 target:yellow-triangle bid:11 glass|=9
shortest|1873|1|ricochet=free|layout:3A,2A,4A,1A robots:r=b2,y=a7,g=f6,b=g12 target:blue-triangle|=8
shortest|1873|1|ricochet=required|layout:3A,1B,4A,2B robots:r=c8,y=l3,g=e9,b=a7 target:yellow-hexagon|=8
shortest|1880|1|ricochet=free|layout:2B,4B,3B,1A robots:r=f11,y=c5,g=k13,b=p14 target:blue-circle|=9
shortest|1880|1|ricochet=required|layout:1A,3B,4B,2A robots:r=a3,y=a13,g=l10,b=o10 target:red-hexagon|=9
shortest|1880|1|ricochet=required|layout:2B,3B,4A,1A robots:r=c5,y=f8,g=k15,b=l6 target:red-triangle|=9
at-most|1884|1|ricochet=required|layout:1A,4A,3A,2A robots:r=g9,y=o1,g=e16,b=a14 target:yellow-square bid:10 glass|=9
shortest|1884|1|ricochet=required|layout:2B,1B,3B,4B robots:r=e12,y=i2,g=p1,b=g7 target:green-square|=9
shortest|1887|1|ricochet=required|layout:2A,1B,4B,3A robots:r=c3,y=h16,g=j8,b=c11 target:green-hexagon|=9
at-most|1888|1|ricochet=required|layout:3B,4B,1A,2A robots:r=h6,y=c10,g=m3,b=k4 target:yellow-square bid:11 glass|=9
shortest|1890|1|ricochet=required|layout:1A,3A,4B,2A robots:r=g4,y=e3,g=a1,b=h12 target:blue-triangle|=9
shortest|1892|1|ricochet=required|layout:2A,3A,1B,4B robots:r=a6,y=k3,g=a11,b=e2 target:blue-hexagon|=9
shortest|1894|1|ricochet=free|layout:4B,3B,1A,2A robots:r=p11,y=c14,g=n2,b=b15 target:red-hexagon|=9
shortest|1897|1|ricochet=required|layout:1A,2A,3B,4B robots:r=m8,y=e5,g=m14,b=j15 target:red-hexagon|=9
shortest|1902|1|ricochet=free|layout:4B,3B,2B,1A robots:r=c3,y=o8,g=f4,b=d4 target:yellow-circle|=9
shortest|1912|1|ricochet=required|layout:3B,4A,2B,1A robots:r=o15,y=o3,g=j5,b=a1 target:blue-hexagon|=9
shortest|1912|1|ricochet=free|layout:1A,4B,2A,3B robots:r=j8,y=b11,g=k14,b=n15 target:blue-hexagon|=9
shortest|1915|1|ricochet=free|layout:4B,3B,2B,1B robots:r=g5,y=k5,g=g8,b=m16 target:blue-circle|=9
shortest|1919|1|ricochet=free|layout:4B,1B,3B,2A robots:r=o4,y=a1,g=c4,b=e15 target:yellow-hexagon|=8
shortest|1922|1|ricochet=required|layout:3B,4B,2A,1A robots:r=b1,y=m4,g=f3,b=b12 target:yellow-square|=9
shortest|1925|1|ricochet=required|layout:4A,1A,2B,3A robots:r=b16,y=p12,g=o2,b=a13 target:yellow-hexagon|=8
shortest|1930|1|ricochet=free|layout:1A,3B,4B,2A robots:r=m11,y=i10,g=e13,b=o6 target:yellow-hexagon|=9
shortest|1930|1|ricochet=free|layout:4A,1A,2A,3B robots:r=c1,y=d5,g=d8,b=p13 target:green-hexagon|=9
shortest|1930|1|ricochet=required|layout:3B,2A,4A,1A robots:r=k6,y=e6,g=n14,b=b11 target:green-hexagon|=9
shortest|1930|1|ricochet=required|layout:1A,3B,4A,2B robots:r=n5,y=e8,g=o8,b=l7 target:yellow-hexagon|=9
shortest|1940|1|ricochet=free|layout:4B,2A,1B,3B robots:r=h13,y=d13,g=e9,b=f13 target:blue-hexagon|=9
shortest|1944|1|ricochet=free|layout:4A,1A,2A,3A robots:r=i13,y=d14,g=b4,b=c7 target:green-triangle|=9
shortest|1947|1|ricochet=required|layout:1B,3A,4B,2A robots:r=j10,y=j13,g=g6,b=l7 target:blue-triangle|=9
shortest|1947|1|ricochet=required|layout:3B,1B,2B,4A robots:r=k4,y=h7,g=k13,b=a4 target:blue-hexagon|=9
at-most|1950|1|ricochet=required|layout:3B,4A,1A,2A robots:r=j12,y=b7,g=p15,b=c16 target:blue-circle bid:10 glass|=9
at-most|1950|1|ricochet=required|layout:4B,3B,2A,1A robots:r=n2,y=p16,g=p10,b=n13 target:yellow-hexagon bid:10 glass|=9
shortest|1955|1|ricochet=required|layout:2A,3A,4A,1B robots:r=j5,y=j10,g=j6,b=h2 target:green-hexagon|=8
shortest|1959|1|ricochet=required|layout:3B,4A,1B,2A robots:r=h16,y=j14,g=n1,b=p4 target:green-hexagon|=8
shortest|1959|1|ricochet=free|layout:3A,4A,2A,1A robots:r=j9,y=d12,g=n12,b=c8 target:red-square|=8
shortest|1962|1|ricochet=free|layout:2A,4A,3A,1A robots:r=g11,y=i11,g=m5,b=g3 target:yellow-hexagon|=9
shortest|1967|1|ricochet=required|layout:3B,1A,2A,4B robots:r=j1,y=c13,g=f5,b=b9 target:yellow-square|=9
shortest|1968|1|ricochet=required|layout:2A,1A,3B,4A robots:r=d12,y=o1,g=j6,b=c7 target:blue-circle|=9
shortest|1970|1|ricochet=free|layout:2B,1B,3A,4B robots:r=l9,y=o15,g=g16,b=l5 target:green-hexagon|=9
shortest|1970|1|ricochet=free|layout:4A,3B,1B,2A robots:r=c16,y=f11,g=h10,b=k15 target:green-hexagon|=9
shortest|1972|1|ricochet=required|layout:2A,4B,3A,1A robots:r=i15,y=l15,g=e6,b=j14 target:blue-hexagon|=9
shortest|1983|1|ricochet=free|layout:3B,2B,1B,4A robots:r=a15,y=c1,g=m16,b=h10 target:vortex|=8
shortest|1994|1|ricochet=required|layout:3B,2B,4A,1A robots:r=l3,y=k15,g=k8,b=o15 target:red-circle|=9
shortest|1995|1|ricochet=required|layout:3B,4A,2A,1A robots:r=d4,y=f9,g=b1,b=a4 target:blue-hexagon|=9
shortest|1997|1|ricochet=required|layout:2B,1B,3B,4A robots:r=g16,y=e14,g=l1,b=n10 target:red-triangle|=9
shortest|1997|1|ricochet=required|layout:4A,1A,3B,2B robots:r=g7,y=b8,g=n4,b=p7 target:yellow-hexagon|=9
shortest|2000|1|ricochet=required|layout:2B,1B,4B,3A robots:r=n7,y=e8,g=f13,b=f2 target:blue-circle|=9
shortest|2006|1|ricochet=required|layout:3B,4B,2A,1A robots:r=b4,y=a7,g=p8,b=l2 target:yellow-square|=8
shortest|2012|1|ricochet=free|layout:2B,1B,4A,3B robots:r=m11,y=m1,g=i16,b=h10 target:green-hexagon|=9
shortest|2022|1|ricochet=free|layout:1B,3A,2B,4B robots:r=n16,y=e1,g=e10,b=n9 target:blue-triangle|=9
at-most|2030|1|ricochet=free|layout:3B,4B,1B,2B robots:r=d9,y=i12,g=j14,b=m5 target:yellow-square bid:11 glass|=9
shortest|2034|1|ricochet=required|layout:4B,3A,2A,1B robots:r=a12,y=l15,g=n3,b=c13 target:green-hexagon|=9
shortest|2047|1|ricochet=free|layout:2B,4A,1B,3B robots:r=j14,y=i2,g=k1,b=o2 target:blue-hexagon|=9
shortest|2052|1|ricochet=required|layout:1B,4B,2B,3B robots:r=b7,y=l15,g=d4,b=f10 target:blue-hexagon|=9
shortest|2054|1|ricochet=free|layout:4A,1A,2B,3B robots:r=p4,y=p2,g=n4,b=k4 target:yellow-square|=9
shortest|2059|1|ricochet=free|layout:1A,3A,4A,2B robots:r=j13,y=m13,g=a3,b=c4 target:vortex|=8
shortest|2062|1|ricochet=required|layout:2B,3A,4A,1B robots:r=i14,y=a12,g=m6,b=c9 target:red-hexagon|=9
shortest|2073|1|ricochet=free|layout:2B,3B,4B,1B robots:r=a16,y=j16,g=o2,b=m15 target:yellow-square|=8
shortest|2080|1|ricochet=required|layout:2A,1A,4A,3A robots:r=p10,y=b11,g=e11,b=n3 target:green-triangle|=9
shortest|2087|1|ricochet=free|layout:3B,4B,2A,1A robots:r=f1,y=o2,g=c6,b=g7 target:yellow-square|=9
at-most|2090|1|ricochet=free|layout:2A,4A,3B,1A robots:r=e4,y=o12,g=g8,b=f6 target:blue-hexagon bid:11 glass|=9
shortest|2092|1|ricochet=required|layout:1A,3B,4A,2A robots:r=j6,y=m8,g=h15,b=a12 target:blue-circle|=9
at-most|2098|1|ricochet=required|layout:4B,1A,3B,2A robots:r=k8,y=g16,g=b4,b=e15 target:green-hexagon bid:10 glass|=9
`;
