/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
shortest|2117|1|ricochet=required|layout:2B,1A,4B,3B robots:r=a11,y=a15,g=c1,b=m14 target:blue-hexagon|=9
shortest|2117|1|ricochet=required|layout:1A,4A,3B,2B robots:r=m5,y=n14,g=a16,b=e11 target:yellow-square|=9
at-most|2118|1|ricochet=required|layout:3A,2A,1A,4B robots:r=n1,y=a14,g=j9,b=k4 target:yellow-square bid:10 glass|=9
shortest|2118|1|ricochet=required|layout:1B,3A,4A,2A robots:r=m13,y=b9,g=l5,b=h15 target:green-hexagon|=9
at-most|2120|1|ricochet=free|layout:2A,4B,1B,3B robots:r=e5,y=l2,g=p12,b=d3 target:green-square bid:10 glass|=9
shortest|2120|1|ricochet=required|layout:1A,4A,2A,3B robots:r=e5,y=i5,g=h14,b=l12 target:green-hexagon|=9
shortest|2122|1|ricochet=required|layout:2A,1B,4A,3B robots:r=e14,y=o2,g=h6,b=i7 target:yellow-square|=9
at-most|2122|1|ricochet=required|layout:2B,1B,4A,3A robots:r=h4,y=i16,g=n3,b=f16 target:vortex bid:10 glass|=9
shortest|2122|1|ricochet=required|layout:3A,2A,4B,1A robots:r=a13,y=f3,g=c8,b=p6 target:blue-triangle|=9
shortest|2122|1|ricochet=required|layout:3A,2B,4B,1A robots:r=m11,y=n13,g=i14,b=o3 target:blue-circle|=9
shortest|2124|1|ricochet=required|layout:3B,2A,4B,1A robots:r=a6,y=f16,g=f7,b=n1 target:green-square|=9
shortest|2124|1|ricochet=required|layout:1A,4B,3A,2A robots:r=m10,y=g5,g=f15,b=p16 target:blue-hexagon|=9
at-most|2124|1|ricochet=free|layout:3A,4A,2B,1A robots:r=f16,y=l2,g=d9,b=m11 target:blue-circle bid:10 glass|=9
shortest|2130|1|ricochet=required|layout:3B,1B,2A,4A robots:r=i15,y=n10,g=j11,b=b4 target:blue-triangle|=9
shortest|2130|1|ricochet=free|layout:4B,3A,1A,2B robots:r=f16,y=o5,g=i4,b=d4 target:red-triangle|=9
shortest|2130|1|ricochet=required|layout:3B,4B,2A,1A robots:r=j9,y=a15,g=b16,b=d5 target:green-triangle|=9
shortest|2130|1|ricochet=required|layout:2A,3B,4B,1A robots:r=i4,y=f10,g=b16,b=f13 target:blue-triangle|=9
shortest|2130|1|ricochet=required|layout:1A,3B,2A,4B robots:r=m16,y=g2,g=k14,b=o5 target:green-hexagon|=9
shortest|2130|1|ricochet=free|layout:1A,3A,4B,2B robots:r=g14,y=j16,g=c12,b=a9 target:vortex|=9
shortest|2130|1|ricochet=required|layout:2A,4B,3B,1B robots:r=b9,y=p10,g=j12,b=a12 target:red-hexagon|=9
shortest|2130|1|ricochet=required|layout:3B,2A,1A,4A robots:r=o2,y=h2,g=o12,b=p7 target:red-triangle|=9
shortest|2130|1|ricochet=required|layout:4A,3B,2B,1A robots:r=n5,y=k6,g=o8,b=e16 target:yellow-hexagon|=9
shortest|2130|1|ricochet=required|layout:2B,4B,3B,1A robots:r=g8,y=j2,g=p13,b=b8 target:red-triangle|=9
shortest|2132|1|ricochet=required|layout:4B,1B,2A,3A robots:r=i12,y=a6,g=i2,b=a5 target:green-triangle|=9
shortest|2134|1|ricochet=required|layout:4B,3A,1B,2B robots:r=d5,y=b8,g=f16,b=f3 target:red-hexagon|=9
shortest|2134|1|ricochet=required|layout:3B,4B,1A,2A robots:r=d5,y=m8,g=l8,b=d2 target:blue-circle|=9
at-most|2138|1|ricochet=required|layout:2A,4A,3B,1B robots:r=j15,y=j8,g=a10,b=n11 target:yellow-hexagon bid:10 glass|=9
shortest|2140|1|ricochet=required|layout:4A,1B,2A,3B robots:r=a12,y=k6,g=o13,b=n6 target:blue-hexagon|=9
shortest|2144|1|ricochet=required|layout:4B,3B,1B,2B robots:r=g8,y=e11,g=k5,b=d12 target:blue-hexagon|=9
shortest|2144|1|ricochet=free|layout:2A,3A,4A,1A robots:r=d1,y=b8,g=p13,b=c7 target:vortex|=9
shortest|2144|1|ricochet=required|layout:2A,1B,3A,4B robots:r=f12,y=d13,g=d11,b=p1 target:red-hexagon|=9
shortest|2144|1|ricochet=required|layout:3A,2A,1A,4A robots:r=p7,y=p14,g=e7,b=l15 target:yellow-hexagon|=9
shortest|2145|1|ricochet=required|layout:2A,3B,4B,1A robots:r=j12,y=h10,g=p12,b=m16 target:green-triangle|=9
shortest|2147|1|ricochet=required|layout:4A,2A,1A,3B robots:r=f14,y=k16,g=f3,b=i11 target:green-triangle|=9
shortest|2148|1|ricochet=required|layout:4A,3B,2A,1B robots:r=c16,y=g1,g=e11,b=g10 target:green-hexagon|=9
shortest|2148|1|ricochet=required|layout:3A,1A,4B,2A robots:r=l8,y=p3,g=e4,b=o3 target:red-triangle|=9
shortest|2150|1|ricochet=free|layout:4A,3A,2A,1A robots:r=p15,y=n16,g=p3,b=k3 target:blue-circle|=9
shortest|2154|1|ricochet=required|layout:4A,2A,1B,3B robots:r=g16,y=o10,g=b6,b=d12 target:yellow-triangle|=9
shortest|2162|1|ricochet=free|layout:4B,3B,1B,2B robots:r=g13,y=d5,g=d14,b=f12 target:blue-hexagon|=9
at-most|2164|1|ricochet=required|layout:2A,3B,1A,4A robots:r=a4,y=o13,g=f10,b=k6 target:blue-hexagon bid:10 glass|=9
shortest|2164|1|ricochet=free|layout:1A,2B,3A,4B robots:r=k16,y=k5,g=g7,b=j5 target:red-circle|=9
shortest|2168|1|ricochet=required|layout:1A,2B,4A,3B robots:r=g6,y=n12,g=l3,b=m15 target:yellow-square|=9
shortest|2172|1|ricochet=required|layout:1B,3A,2A,4B robots:r=b10,y=f8,g=n2,b=e13 target:red-square|=9
shortest|2174|1|ricochet=required|layout:2A,1A,3A,4A robots:r=h10,y=k10,g=c14,b=a13 target:vortex|=9
shortest|2180|1|ricochet=required|layout:1A,4B,3B,2A robots:r=d1,y=a6,g=n16,b=e14 target:red-circle|=9
shortest|2180|1|ricochet=required|layout:3B,4A,1A,2A robots:r=j3,y=b8,g=e11,b=c1 target:blue-circle|=9
shortest|2180|1|ricochet=required|layout:2B,3A,1B,4B robots:r=j14,y=a16,g=j12,b=p1 target:vortex|=9
shortest|2182|1|ricochet=required|layout:1A,2A,3A,4A robots:r=m9,y=p7,g=n2,b=d14 target:blue-triangle|=9
shortest|2187|1|ricochet=required|layout:4A,1A,3B,2A robots:r=f7,y=m15,g=p10,b=m9 target:blue-circle|=9
at-most|2188|1|ricochet=free|layout:3A,4A,2B,1A robots:r=d3,y=j16,g=b1,b=k1 target:blue-circle bid:10 glass|=9
shortest|2190|1|ricochet=required|layout:4A,3A,2A,1B robots:r=a16,y=b15,g=k8,b=d1 target:green-triangle|=9
shortest|2190|1|ricochet=required|layout:1B,2A,4A,3B robots:r=k7,y=d13,g=f14,b=a10 target:blue-hexagon|=9
shortest|2192|1|ricochet=required|layout:1A,4B,3A,2B robots:r=m14,y=d2,g=d15,b=a16 target:red-hexagon|=9
shortest|2194|1|ricochet=free|layout:1A,4B,3B,2B robots:r=n16,y=p7,g=k3,b=d1 target:green-triangle|=9
shortest|2198|1|ricochet=free|layout:3B,1B,2A,4A robots:r=a5,y=c14,g=m8,b=m2 target:yellow-circle|=9
at-most|2200|1|ricochet=required|layout:4A,3B,1B,2B robots:r=i3,y=c8,g=p12,b=e2 target:vortex bid:10 glass|=9
shortest|2200|1|ricochet=required|layout:1B,4A,2A,3A robots:r=k1,y=p2,g=f16,b=n6 target:green-square|=9
shortest|2204|1|ricochet=required|layout:2B,1A,4A,3A robots:r=k4,y=g12,g=l9,b=e14 target:blue-triangle|=9
shortest|2212|1|ricochet=free|layout:2B,1A,4B,3A robots:r=m16,y=k4,g=j9,b=n1 target:red-hexagon|=9
shortest|2234|1|ricochet=free|layout:1B,3B,4B,2A robots:r=m10,y=n9,g=j14,b=k15 target:blue-triangle|=9
shortest|2237|1|ricochet=required|layout:1B,4B,3B,2B robots:r=o8,y=n13,g=n16,b=m6 target:green-hexagon|=9
shortest|2247|1|ricochet=required|layout:4B,3A,2A,1B robots:r=f8,y=k12,g=n16,b=k14 target:green-hexagon|=9
shortest|2248|1|ricochet=free|layout:4B,3A,1A,2A robots:r=m1,y=o15,g=n4,b=p3 target:green-hexagon|=9
at-most|2250|1|ricochet=required|layout:1B,3A,2A,4A robots:r=b16,y=g3,g=o15,b=j10 target:yellow-square bid:10 glass|=9
shortest|2262|1|ricochet=required|layout:2B,3B,1B,4A robots:r=o10,y=c13,g=l2,b=g3 target:green-hexagon|=9
shortest|2268|1|ricochet=free|layout:2B,1A,3B,4A robots:r=m3,y=d16,g=g15,b=j10 target:yellow-hexagon|=9
shortest|2280|1|ricochet=required|layout:1A,2A,4B,3B robots:r=i11,y=n7,g=e4,b=o13 target:yellow-square|=9
shortest|2280|1|ricochet=required|layout:3A,2A,4A,1B robots:r=l13,y=g10,g=g5,b=i15 target:green-hexagon|=9
shortest|2284|1|ricochet=required|layout:2A,1B,3A,4B robots:r=n13,y=m1,g=p11,b=b11 target:green-hexagon|=9
shortest|2292|1|ricochet=required|layout:2B,1B,3A,4A robots:r=h12,y=l11,g=f14,b=f16 target:blue-hexagon|=9
shortest|2298|1|ricochet=required|layout:2A,3B,4B,1A robots:r=m16,y=l1,g=h10,b=h4 target:yellow-square|=9
shortest|2322|1|ricochet=free|layout:4B,3A,2B,1B robots:r=f6,y=c14,g=o11,b=e3 target:blue-circle|=9
shortest|2330|1|ricochet=free|layout:2A,3A,1A,4B robots:r=p15,y=l8,g=h16,b=k10 target:yellow-hexagon|=9
shortest|2397|1|ricochet=free|layout:2B,1B,3A,4B robots:r=m7,y=o16,g=h7,b=i4 target:yellow-square|=9
shortest|2400|1|ricochet=required|layout:4A,3A,2B,1A robots:r=f8,y=o5,g=p12,b=d6 target:yellow-hexagon|=9
`;
