/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
win|1830|2||3@ne-e 4@sw-w 2@sw-bl 8@tr-n 6@se-e 0@bl-s 8@bl-br 5@nw-w 5@se-br 1@c-nw 4@br-s 7@nw-ne|0@c-ne 0@tl-tr 1@tl-tr 7@ne-tr 7@nw-tl 9@c-sw 9@tl-n 9@tl-tr
win|1832|2||3@c-ne 1@bl-s 0@ne-e 2@sw-w 1@sw-bl 9@bl-br 6@br-s 8@nw-tl 8@sw-se 4@se-br 9@tl-n 3@tr-n|2@tl-tr 4@c-sw 4@nw-w 5@c-nw 5@c-sw 5@nw-w 5@se-e 7@nw-ne
most|1835|2||4@nw-w 6@sw-se 7@sw-bl 2@tl-n 3@tr-n 9@se-e 2@se-br 5@bl-s 6@nw-ne 4@tl-tr 1@c-nw 7@c-ne 5@br-s|1@ne-e 1@nw-tl 1@sw-w 3@c-sw
win|1836|2||5@tl-n 3@tl-tr 1@nw-w 0@nw-ne 7@bl-s 1@nw-tl 0@se-br 7@bl-br 3@ne-tr 9@se-e 4@ne-e 5@c-se|2@c-nw 6@br-s 6@sw-se 6@tr-n 8@c-ne 8@c-sw 8@sw-bl 8@sw-se 8@sw-w 8@tr-n 9@c-ne 9@c-sw 9@sw-bl 9@sw-se 9@sw-w 9@tr-n
win|1844|2||7@nw-tl 0@c-nw 8@sw-se 6@nw-ne 2@c-se 9@sw-w 4@ne-e 5@tr-n 0@c-ne! 8@sw-bl 5@se-br 4@bl-s 6@bl-br|1@tl-n 2@tl-n 3@c-sw 3@tl-n
most|1852|2||4@c-sw 0@sw-se 9@nw-ne 7@nw-tl 7@tl-n 4@bl-s 8@c-ne 8@br-s 1@bl-br 2@sw-bl 5@tr-n 6@se-br 0@se-e 1@sw-w|3@ne-e
win|1856|2||9@c-ne 5@c-se 0@nw-tl 2@sw-bl 8@sw-w 7@bl-br 5@nw-w 0@nw-ne 6@bl-s 4@se-e 2@tl-tr 9@br-s 7@tr-n|1@tl-n 6@c-nw 8@ne-tr
most|1862|2||6@se-br 5@se-e 8@sw-bl 6@sw-se 4@sw-w 1@bl-s 7@tr-n 4@bl-br 1@nw-ne 0@tl-n 9@tl-tr 3@c-se 5@nw-tl|7@ne-tr 8@ne-tr 9@ne-tr
most|1862|2||1@nw-tl 3@sw-bl 5@bl-s 0@nw-w 6@sw-w 4@se-br 4@tl-tr 9@se-e 3@tr-n 8@ne-tr 0@br-s 1@c-nw 8@bl-br|2@nw-ne 5@nw-ne 6@nw-ne
most|1866|2||6@sw-bl 0@br-s 5@tl-n 7@se-br 3@nw-w 6@ne-e 1@bl-s 3@tr-n 0@nw-ne 1@nw-tl 7@se-e 9@tl-tr 8@sw-w|2@c-se 2@c-sw 4@bl-br 4@c-ne 4@c-nw 4@ne-tr 5@bl-br 5@c-ne 5@c-nw 5@ne-tr 8@bl-br
most|1868|2||1@se-br 0@bl-s 2@ne-tr 9@c-sw 8@se-e 5@sw-w 7@nw-ne 7@bl-br 9@ne-e 6@tl-n 0@nw-w 8@sw-bl 4@nw-tl 1@tr-n|5@c-se 6@c-se
win|1869|2||0@sw-se 6@br-s 6@nw-ne 7@se-br 2@c-se 5@se-e 5@nw-tl 9@sw-w 7@bl-br 4@sw-bl 3@ne-e 3@c-nw|1@nw-w 4@c-sw 4@ne-tr 4@nw-w 4@tr-n 8@bl-s 8@ne-tr 8@tl-n 8@tl-tr 8@tr-n 9@bl-s 9@ne-tr 9@tl-n 9@tl-tr 9@tr-n
win|1870|2||1@tl-n 7@tr-n 2@sw-se 2@nw-w 0@c-sw 6@sw-w 7@nw-tl 8@sw-bl 9@ne-e 4@c-nw 4@tl-tr 0@bl-s|5@bl-br 5@ne-tr 6@bl-br 6@ne-tr 8@bl-br 8@ne-tr
most|1874|2||9@bl-s 7@se-br 0@bl-br 6@br-s 1@sw-se 5@tl-tr 5@sw-w 3@nw-w 2@nw-ne 1@nw-tl 8@ne-tr 4@se-e 4@c-sw|0@c-ne 0@tr-n 2@c-ne 2@tr-n 8@c-nw 8@sw-bl 9@c-nw 9@sw-bl
most|1883|2||7@tl-n 1@sw-w 8@nw-tl 4@sw-bl 2@nw-w 5@tr-n 4@tl-tr 2@se-br 6@bl-br 7@se-e 5@c-ne 6@c-sw 1@sw-se 9@ne-e|9@c-se
win|1886|2||1@nw-tl 3@nw-w 7@c-nw 2@ne-e 8@sw-w 9@bl-s 4@sw-bl 4@tl-n 6@bl-br 7@nw-ne 0@c-ne 0@br-s|2@c-se 2@ne-tr 2@sw-se 2@tl-tr 3@c-se 3@ne-tr 3@se-br 3@sw-se 3@tl-tr 5@c-se 5@c-sw 5@se-br 9@se-br 9@tr-n
most|1900|2||8@ne-tr 5@nw-w 7@nw-ne 3@c-sw 3@tl-n 8@c-nw 0@sw-w 0@br-s 5@c-se 7@tl-tr 4@sw-bl 4@tr-n 9@ne-e 1@se-br|1@c-ne 2@c-ne
win|1918|2||7@nw-w 9@bl-br 2@c-se 7@sw-se 6@sw-bl 3@ne-e 3@br-s 1@nw-tl 5@c-sw 6@bl-s 8@se-e 4@tl-n 4@se-br|0@tr-n 2@tr-n
most|1920|2||5@sw-bl 9@ne-tr 4@tl-n 5@nw-ne 0@c-ne 7@tr-n 9@tl-tr 2@br-s 1@sw-w 4@nw-w 8@bl-s 3@c-se 2@sw-se|0@bl-br 1@bl-br 6@nw-tl 8@nw-tl
most|1929|2||9@ne-e 5@se-e 8@bl-s 3@br-s 7@c-se 6@nw-tl 4@sw-bl 8@c-ne 1@tl-n 1@c-sw 3@nw-w 0@nw-ne 6@sw-se 7@se-br|5@sw-w
most|1930|2||4@tl-n 9@se-br 6@ne-e 4@sw-bl 9@br-s 3@nw-w 2@se-e 1@sw-w 8@c-sw 6@sw-se 3@tr-n 8@bl-br 7@c-nw|2@c-ne 5@nw-ne
win|1932|2||0@nw-w 4@sw-se 2@c-ne 3@br-s 6@nw-tl 1@sw-bl 1@tr-n 7@tl-tr 7@ne-tr 2@bl-br 9@nw-ne 6@sw-w 5@tl-n|0@se-br
win|1932|2||8@tl-n 6@sw-se 2@tl-tr 4@bl-s 6@ne-tr 0@tr-n 7@se-br 2@ne-e 0@sw-bl 8@nw-ne 4@bl-br 5@nw-tl 5@se-e|1@c-se
win|1932|2||8@c-nw 1@se-e 3@bl-br 9@tr-n 0@sw-w 6@se-br 7@ne-e 4@br-s 5@nw-w 8@nw-ne 4@nw-tl 7@sw-bl 2@tl-tr|0@tl-n
most|1932|2||9@nw-ne 3@c-sw 8@sw-w 7@ne-e 2@c-ne 4@se-br 1@bl-s 5@se-e 7@ne-tr 9@c-se 6@nw-w 2@bl-br 0@br-s|0@sw-se 1@sw-se
win|1932|2||1@tr-n 9@se-e 2@nw-w 2@tl-n 4@nw-tl 0@ne-e 3@br-s 5@nw-ne 6@sw-w 3@bl-br 9@bl-s 7@sw-se 5@sw-bl|1@se-br
win|1932|2||9@se-e 4@ne-tr 7@sw-w 5@sw-se 2@se-br 6@br-s 1@nw-tl 9@bl-s 3@sw-bl 7@tl-n 4@bl-br 2@nw-ne 6@tr-n|8@tl-tr
most|1932|2||7@br-s 4@tr-n 3@nw-tl 1@ne-tr 0@c-nw 2@se-br 4@ne-e 6@se-e 9@tl-n 5@bl-s 1@nw-w 9@bl-br 6@c-sw|7@tl-tr 8@tl-tr
most|1932|2||4@sw-w 1@sw-se 9@tl-tr 3@tr-n 3@c-sw 5@c-ne 0@tl-n 2@se-e 1@sw-bl 0@bl-s 5@c-se 7@se-br 7@ne-e|8@bl-br 9@bl-br
most|1932|2||9@c-ne 3@br-s 7@ne-tr 2@se-br 5@sw-bl 5@sw-w 2@nw-w 9@tl-n 4@ne-e 1@sw-se 8@se-e 4@nw-tl 3@bl-br|7@bl-s 8@bl-s
most|1942|2||3@bl-s 2@tl-n 1@ne-tr 9@nw-ne 4@se-e 6@sw-bl 5@tr-n 1@sw-se 6@br-s 0@nw-tl 9@tl-tr 7@c-sw 0@ne-e|4@c-nw 5@c-nw
most|1952|2||3@sw-bl 2@tl-n 0@ne-tr 5@c-se 6@sw-se 3@tr-n 4@bl-s 4@sw-w 1@nw-tl 8@bl-br 8@se-br 0@ne-e 7@nw-ne 9@tl-tr|9@c-sw
most|1952|2||2@nw-tl 3@tl-tr 1@nw-w 7@ne-tr 7@se-br 8@sw-bl 4@bl-s 2@sw-w 9@c-sw 9@br-s 5@se-e 1@ne-e|0@c-ne 0@c-nw 3@c-ne 3@tl-n 6@sw-se 6@tl-n 8@nw-ne 8@tr-n
win|1974|2||0@sw-w 0@tl-tr 3@sw-se 4@c-sw 5@ne-e 1@c-se 6@nw-tl 9@br-s 2@se-e 2@nw-ne 8@c-nw 7@bl-br|1@nw-w 4@nw-w 9@sw-bl
most|1975|2||7@c-ne 7@sw-se 8@nw-ne 6@nw-tl 5@bl-s 2@se-br 4@sw-bl 0@ne-tr 1@se-e 8@bl-br 6@sw-w 1@br-s 2@tl-n 9@ne-e|0@c-nw
win|1976|2||2@bl-br 3@nw-tl 6@tl-n 5@se-e 8@br-s 6@sw-w 1@c-sw 9@ne-tr 9@nw-w 2@bl-s 5@sw-se 4@c-nw|3@c-se 4@c-se 4@se-br 7@sw-bl
win|1980|2||2@sw-w 7@tl-n 0@bl-br 8@se-br 1@c-se 5@ne-e 3@sw-se 2@tl-tr 6@br-s 3@nw-ne 5@tr-n 4@ne-tr|7@se-e 8@se-e 9@se-e
most|1986|2||3@se-e 5@bl-br 6@ne-e 3@tr-n 2@tl-tr 8@nw-w 5@sw-w 2@nw-tl 0@tl-n 0@sw-bl 9@ne-tr 7@nw-ne|1@c-nw 4@bl-s 4@br-s 7@c-ne 7@c-se 7@c-sw 7@se-br 8@c-ne 8@c-se 8@c-sw 8@se-br
most|1986|2||8@tl-tr 3@br-s 6@tl-n 1@ne-tr 2@tr-n 4@sw-w 9@nw-tl 7@nw-w 5@c-sw 9@nw-ne 7@se-br 2@c-nw 4@sw-bl|5@c-ne 6@c-ne 8@c-ne
win|1987|2||1@se-br 0@nw-ne 8@tl-tr 1@br-s 7@sw-se 5@bl-s 6@nw-w 6@ne-tr 3@tr-n 4@tl-n 4@c-sw 8@nw-tl|0@c-nw 0@c-se 0@ne-e 2@bl-br 2@c-ne 2@c-se 5@c-ne 5@c-nw 5@se-e 5@sw-w 9@sw-bl 9@sw-w
most|1990|2||7@c-nw 7@br-s 2@ne-e 1@tl-tr 8@tl-n 0@se-br 3@sw-w 5@nw-ne 0@se-e 8@nw-w 5@bl-br 9@nw-tl 1@bl-s|2@c-se 2@sw-bl 3@c-se 3@c-sw 4@c-sw 6@c-ne
most|1990|2||4@sw-w 4@bl-br 6@nw-ne 6@se-e 8@nw-tl 0@nw-w 7@c-ne 3@ne-tr 1@se-br 8@ne-e 3@bl-s 7@br-s 5@sw-se 2@sw-bl|0@tl-tr
most|2000|2||9@c-sw 6@tl-tr 1@sw-se 5@br-s 5@tr-n 0@sw-bl 8@bl-br 7@se-br 3@ne-e 4@nw-ne 4@tl-n 9@se-e 0@nw-tl 2@c-se|2@ne-tr
most|2010|2||7@c-se 8@sw-bl 5@nw-w 2@tl-tr 2@ne-tr 4@tl-n 0@nw-tl 3@ne-e 6@tr-n 7@sw-w 9@se-e 5@bl-br|1@se-br 1@sw-se 3@se-br 3@sw-se 4@se-br 8@c-sw
win|2010|2||2@nw-tl 2@se-e 4@c-nw 6@bl-s 3@sw-se 5@bl-br 8@sw-w 9@c-se 6@nw-ne 4@nw-w 5@ne-tr 7@tr-n|0@br-s 1@se-br 1@sw-bl 7@sw-bl 7@tl-n 9@se-br
most|2020|2||4@ne-tr 6@bl-s 3@nw-w 9@se-br 9@ne-e 4@sw-w 2@nw-tl 8@tr-n 0@tl-n 1@tl-tr 8@c-se 0@sw-se 6@c-ne 3@bl-br|5@nw-ne
win|2020|2||2@bl-s 4@nw-tl 7@bl-br 2@sw-bl 9@nw-w 5@nw-ne 1@c-ne 3@c-se 5@ne-e 0@tl-n 8@se-e 1@tr-n|0@ne-tr 3@c-nw 3@c-sw 3@ne-tr 4@c-nw 4@ne-tr
most|2020|2||2@sw-se 7@sw-bl 1@bl-br 8@se-br 9@ne-tr 6@nw-tl 5@c-nw 3@br-s 0@tl-tr 0@sw-w 6@se-e 5@ne-e 8@nw-w 9@nw-ne|7@c-sw
win|2026|2||1@se-e 3@nw-w 0@sw-w 0@se-br 2@sw-bl 2@nw-tl 7@tl-tr 1@nw-ne 3@br-s 6@ne-e 8@bl-s 8@tr-n|4@c-se 4@c-sw 4@ne-tr 5@ne-tr 6@ne-tr
win|2039|2||3@bl-s 1@sw-w 5@sw-bl 9@c-nw 9@sw-se 8@se-e 0@tr-n 4@se-br 1@nw-w 2@br-s 8@ne-tr 7@c-ne|2@bl-br 4@bl-br
most|2039|2||0@nw-w 8@sw-w 8@tl-n 4@sw-se 4@bl-br 5@se-br 1@c-ne 2@ne-e 6@bl-s 0@nw-tl 3@ne-tr 9@se-e 2@c-sw|1@tr-n
most|2043|2||8@ne-tr 1@tr-n 1@tl-tr 3@bl-br 9@sw-w 0@tl-n 3@nw-tl 4@se-e 7@c-ne 6@sw-se 4@br-s 9@sw-bl 6@nw-w|7@se-br
most|2050|2||8@tl-tr 2@sw-bl 1@tr-n 9@ne-e 6@se-e 7@br-s 2@bl-s 1@ne-tr 5@nw-w 0@c-se 4@sw-w 5@c-nw 7@c-sw|3@se-br 4@se-br 6@nw-ne 6@se-br
win|2050|2||5@sw-w 6@nw-ne 4@tl-tr 2@bl-s 7@ne-e 3@sw-bl 1@tl-n 0@ne-tr 3@c-sw 4@tr-n 9@nw-w 7@c-se|0@nw-tl 2@nw-tl
win|2050|2||1@nw-tl 1@bl-br 3@br-s 2@sw-se 5@nw-ne 5@ne-tr 7@nw-w 9@tr-n 6@c-se 4@sw-bl 8@ne-e 3@sw-w|0@bl-s 2@bl-s
win|2050|2||5@c-nw 6@nw-w 0@br-s 0@nw-ne 4@tl-n 4@c-ne 9@c-se 7@c-sw 6@tr-n 5@bl-br 3@nw-tl 8@sw-w|1@ne-tr 2@ne-tr
most|2052|2||1@bl-s 9@sw-se 7@nw-w 7@bl-br 3@sw-w 8@c-se 5@tl-tr 5@nw-tl 0@tr-n 6@se-e 4@ne-tr 1@ne-e 2@br-s|3@sw-bl 4@sw-bl
most|2052|2||8@se-br 9@sw-se 2@nw-w 1@nw-tl 4@nw-ne 6@sw-w 7@ne-e 8@bl-s 9@tl-n 2@tr-n 3@ne-tr 3@br-s 0@sw-bl|0@c-nw
most|2052|2||2@tr-n 7@sw-se 9@nw-ne 8@bl-br 5@c-nw 9@tl-n 0@sw-w 5@bl-s 7@se-e 0@c-sw 4@c-se 6@nw-tl 6@ne-tr|4@se-br
most|2062|2||1@bl-br 7@se-br 8@tl-n 0@nw-ne 7@ne-tr 6@ne-e 0@c-se 4@tr-n 5@br-s 1@nw-w 2@sw-se 3@sw-w 4@c-nw|2@tl-tr
win|2065|2||5@sw-bl 4@se-e 9@bl-br 0@se-br 0@tr-n 2@c-sw 8@ne-e 8@tl-tr 3@sw-w 3@br-s 1@c-nw 5@ne-tr 6@nw-ne|9@nw-tl
win|2069|2||4@se-br 4@nw-tl 7@nw-ne 6@ne-tr 1@c-se 5@c-sw 5@bl-s 1@br-s 9@se-e 7@tl-tr 3@tr-n 0@sw-w|2@bl-br 2@c-nw 6@sw-bl 8@sw-bl
win|2071|2||7@nw-tl 5@c-nw 1@br-s 8@bl-s 0@bl-br 6@sw-w 9@tl-n 0@se-e 8@se-br 4@sw-se 6@nw-ne 9@sw-bl|3@c-ne 5@tr-n
most|2071|2||5@c-se 1@se-br 6@sw-se 6@sw-bl 3@nw-w 9@nw-ne 7@bl-br 5@sw-w 9@tr-n 4@se-e 0@nw-tl 8@c-ne 1@ne-e|0@tl-n
most|2073|2||4@tl-n 8@c-se 3@sw-se 7@sw-w 8@se-br 1@sw-bl 6@c-sw 2@bl-br 1@c-ne 6@tl-tr 2@br-s 3@nw-w|0@ne-e 5@bl-s 5@nw-tl 7@bl-s 7@c-nw 7@ne-tr 7@nw-tl 9@bl-s 9@c-nw 9@ne-tr 9@nw-tl
win|2076|2||2@br-s 5@ne-tr 4@nw-ne 9@c-sw 8@sw-w 7@ne-e 0@tr-n 2@c-ne 6@sw-se 6@tl-n 9@se-br 3@bl-br|3@nw-w 7@tl-tr
most|2081|2||6@bl-br 6@nw-w 7@sw-bl 1@br-s 8@ne-tr 7@tl-tr 5@nw-ne 4@tr-n 9@se-br 3@tl-n 3@sw-w 8@ne-e 4@sw-se|5@nw-tl
most|2086|2||1@sw-se 7@tl-n 5@tr-n 3@bl-br 9@nw-w 5@nw-tl 7@tl-tr 1@se-e 2@c-se 8@c-ne 8@ne-tr 9@c-sw 6@sw-w|2@se-br
most|2090|2||0@tl-n 3@ne-e 9@c-ne 7@bl-br 3@nw-ne 4@nw-w 1@sw-se 6@se-br 7@nw-tl 9@sw-bl 5@se-e 2@bl-s 8@tl-tr|8@c-sw
most|2095|2||7@sw-se 5@se-br 0@tl-n 1@nw-ne 1@se-e 7@sw-bl 2@tl-tr 9@c-se 5@ne-e 8@bl-s 3@ne-tr 0@tr-n|4@br-s 8@c-sw 8@sw-w 9@sw-w
most|2100|2||1@tl-tr 7@tl-n 6@c-se 5@se-br 5@bl-br 6@sw-se 8@c-sw 2@nw-ne 9@c-nw 1@sw-w 3@nw-w 0@sw-bl|0@br-s 2@br-s 4@nw-tl
most|2100|2||6@se-br 6@br-s 0@c-ne 1@ne-tr 5@sw-bl 0@se-e 3@c-se 3@nw-w 1@nw-tl 2@bl-s 4@nw-ne 5@sw-se|7@c-sw 8@c-sw 9@c-sw
most|2109|2||6@bl-br 9@sw-bl 8@br-s 2@sw-w 4@ne-tr 3@tl-tr 1@nw-w 6@c-sw 9@tr-n 0@bl-s 2@sw-se 1@se-e|0@c-nw 0@nw-tl 3@nw-tl
most|2111|2||8@nw-tl 0@sw-bl 5@bl-br 2@tl-n 9@c-sw 7@c-nw 7@nw-ne 4@bl-s 2@se-br 1@br-s 4@se-e 8@ne-e 6@tl-tr|5@sw-se 6@sw-se 9@tr-n
most|2112|2||2@sw-w 3@c-ne 9@sw-se 1@bl-br 1@se-br 2@c-sw 4@tr-n 6@br-s 6@bl-s 9@sw-bl 8@ne-tr 5@ne-e 0@tl-n|0@tl-tr 4@nw-ne
`;
