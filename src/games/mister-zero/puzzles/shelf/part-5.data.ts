/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */
export const part = `
most|1550|2||8@sw-bl 3@tr-n 4@c-se 5@se-br 3@tl-tr 6@nw-w 6@ne-e 1@br-s 9@tl-n 0@se-e 7@bl-br 7@nw-tl 1@bl-s 2@c-ne|0@ne-tr 2@ne-tr 2@sw-se
win|1551|2||9@bl-br 7@sw-bl 1@tl-tr 9@nw-tl 2@nw-w 1@br-s 5@sw-w 3@c-nw 0@nw-ne 2@ne-e 8@se-br 4@tr-n 6@tl-n|0@bl-s 0@ne-tr 0@se-e 5@c-sw 5@ne-tr 6@c-ne 6@ne-tr 8@c-se 8@ne-tr
most|1554|2||3@bl-s 2@tl-n 5@br-s 6@nw-ne 0@tr-n 0@ne-e 2@sw-bl 3@se-br 8@bl-br 5@nw-tl 4@sw-w 8@nw-w 1@se-e 7@c-sw 9@c-nw|1@tl-tr 4@tl-tr
most|1559|2||5@bl-s 3@sw-w 7@tr-n 8@tl-tr 0@bl-br 7@sw-bl 2@ne-e 4@ne-tr 8@c-ne 1@c-sw 4@tl-n 6@sw-se 3@nw-ne 0@c-se|1@se-br 6@nw-tl 6@se-e 9@c-nw 9@nw-tl 9@se-e
most|1562|2||0@nw-w 3@se-br 1@br-s 8@tr-n 9@se-e 4@bl-br 4@sw-se 1@sw-bl 2@ne-tr 2@tl-n 3@bl-s 9@ne-e 6@sw-w 0@nw-ne|5@c-ne 5@c-nw 7@c-se 7@nw-tl 8@tl-tr
most|1570|2||8@sw-w 0@br-s 6@tr-n 8@se-e 5@nw-tl 9@c-ne 2@tl-n 2@sw-bl 3@c-se 6@bl-s 4@sw-se 4@ne-e 0@se-br 5@ne-tr|1@bl-br 7@c-nw 9@c-nw
most|1574|2||7@nw-tl 4@sw-w 5@se-br 8@se-e 3@sw-se 0@tl-n 6@bl-s 6@tl-tr 0@ne-tr 2@bl-br 9@ne-e 5@br-s 1@nw-w 9@sw-bl 8@c-nw|1@c-se 7@tr-n
most|1584|2||3@tr-n 1@ne-e 7@sw-se 4@se-br 2@se-e 6@tl-tr 8@tl-n 8@bl-br 9@sw-w 2@nw-ne 1@bl-s 0@nw-tl 0@br-s 7@c-ne 5@ne-tr|3@c-se 5@c-nw 9@sw-bl
win|1585|2||9@tl-n 3@bl-s 3@c-sw 2@tr-n 7@br-s 9@nw-tl 2@c-nw 6@ne-e 1@c-se 0@sw-se 6@nw-ne 5@nw-w 8@tl-tr 8@sw-bl|4@bl-br 5@bl-br
win|1586|2||6@sw-w 0@c-ne 5@bl-s 8@ne-tr 3@se-e 1@br-s 1@tr-n 9@ne-e 8@c-se 5@sw-bl 4@tl-tr 6@se-br 0@c-nw!|2@bl-br 2@c-sw 2@nw-tl 2@tl-n 3@bl-br 3@c-sw 3@nw-ne 3@nw-w 3@tl-n 4@c-sw 4@nw-ne 4@sw-se 7@bl-br 7@tl-n
win|1599|2||7@ne-tr 5@ne-e 5@sw-bl 8@sw-se 2@br-s 3@bl-s 3@tr-n 1@c-nw 6@se-br 7@tl-tr 1@nw-w 4@sw-w 9@se-e|0@nw-ne 0@nw-tl 2@c-ne 2@c-se 2@c-sw 2@nw-ne 6@bl-br 6@c-ne 6@c-se 9@bl-br 9@c-ne 9@c-se
most|1607|2||3@se-e 5@br-s 6@se-br 6@c-sw 7@c-nw 8@bl-s 2@sw-bl 1@c-ne 0@nw-tl 9@sw-se 8@bl-br 3@nw-ne 1@ne-e 4@sw-w 5@tl-n|0@tr-n
win|1607|2||0@tl-n 0@br-s 5@tl-tr 6@se-e 3@bl-br 7@c-sw 7@tr-n 2@bl-s 4@sw-bl 8@ne-tr 2@nw-tl 4@nw-ne 9@sw-w|1@c-nw 3@se-br 5@c-se 5@ne-e 5@nw-w 9@c-se 9@nw-w
most|1608|2||0@sw-bl 3@nw-tl 4@tl-n 9@br-s 7@ne-tr 0@c-sw 6@sw-w 1@ne-e 1@sw-se 8@se-br 8@bl-br 2@tr-n 2@tl-tr|4@c-nw 4@c-se 4@nw-ne 5@c-nw 5@c-se 5@nw-ne 6@bl-s 6@c-nw 6@c-se 6@nw-w 6@se-e 7@c-ne 7@c-nw
win|1622|2||0@c-sw 9@se-e 3@tl-n 1@nw-tl 7@sw-bl 2@nw-w 6@tl-tr 7@sw-w 1@bl-s 6@sw-se 8@ne-tr 3@tr-n 4@bl-br|0@c-nw! 4@c-se 4@nw-ne 5@ne-e 5@se-br 8@se-br
most|1625|2||9@se-e 4@nw-tl 4@sw-se 1@nw-ne 0@c-ne 9@nw-w 3@sw-w 5@br-s 8@tl-tr 8@tl-n 2@bl-s 7@ne-e 6@tr-n 6@bl-br 7@sw-bl|0@c-se!
most|1634|2||1@br-s 4@sw-bl 8@tl-n 0@nw-tl 3@sw-se 8@bl-br 7@c-nw 1@tr-n 9@bl-s 6@nw-w 0@se-br 7@nw-ne 5@ne-tr 5@sw-w 2@tl-tr|2@c-se 3@c-se
most|1640|2||9@tl-tr 0@bl-s 0@nw-ne 8@c-se 1@ne-e 6@sw-bl 3@c-ne 5@sw-w 5@bl-br 9@br-s 6@se-e 2@ne-tr 8@se-br 7@sw-se|4@c-nw 7@c-nw
most|1640|2||8@bl-s 1@nw-tl 5@nw-w 6@c-nw 9@se-br 5@sw-bl 4@ne-e 7@se-e 7@tr-n 2@tl-tr 2@br-s 9@sw-w 6@tl-n 3@ne-tr|1@c-sw 3@c-sw
most|1640|2||7@bl-br 0@c-ne 8@ne-tr 1@se-e 0@bl-s 2@sw-se 3@tr-n 3@ne-e 1@br-s 4@nw-w 6@se-br 7@c-se 9@sw-w 8@tl-tr|2@c-nw 4@c-nw
win|1640|2||4@ne-e 8@c-se 1@nw-w 6@nw-tl 2@se-e 7@tr-n 6@br-s 5@tl-tr 9@c-nw 4@c-ne 0@bl-br 1@ne-tr 8@tl-n 2@nw-ne|7@se-br
most|1640|2||9@se-e 4@tr-n 6@bl-s 5@ne-e 0@nw-w 1@bl-br 2@tl-n 6@sw-bl 5@se-br 2@tl-tr 3@c-sw 9@sw-se 7@sw-w 8@nw-ne|1@nw-tl 4@c-se
win|1640|2||6@tl-n 2@ne-e 4@nw-tl 5@se-e 3@c-ne 8@nw-ne 0@c-sw 7@nw-w 7@tl-tr 1@ne-tr 8@sw-bl 9@bl-s 2@tr-n 3@sw-se|5@c-se
most|1640|2||8@tl-tr 5@tl-n 1@sw-se 6@br-s 3@se-br 7@ne-tr 5@sw-w 3@tr-n 0@bl-br 2@c-ne 2@bl-s 8@ne-e 6@nw-ne 1@se-e|4@nw-tl 7@c-se 7@c-sw 7@nw-w 7@sw-bl 9@c-se 9@c-sw 9@nw-w 9@sw-bl
most|1640|2||4@se-br 9@bl-s 1@bl-br 4@tr-n 3@nw-tl 8@sw-se 7@nw-w 7@c-nw 9@ne-tr 5@nw-ne 0@tl-n 0@sw-bl 6@se-e 6@c-se|5@c-ne 8@c-ne
most|1642|2||1@tl-n 2@ne-e 5@c-sw 9@c-se 4@se-br 1@tl-tr 6@tr-n 7@nw-tl 7@bl-br 0@sw-w 2@se-e 6@c-nw 0@br-s 8@sw-se 3@nw-ne|3@c-ne 4@c-ne
most|1644|2||9@sw-w 6@ne-e 7@tl-tr 5@se-br 0@tl-n 2@bl-s 2@se-e 4@c-ne 1@tr-n 1@nw-ne 3@br-s 7@ne-tr 4@nw-w 0@bl-br 5@c-nw|3@nw-tl
win|1644|2||5@sw-w 5@c-nw 6@se-e 8@bl-s 7@sw-bl 7@nw-ne 2@tr-n 1@br-s 8@se-br 4@c-sw 1@ne-tr 6@bl-br 9@nw-w|0@c-se 0@tl-n 2@c-ne 2@c-se 2@ne-e 2@tl-n 2@tl-tr 3@c-ne 3@ne-e 3@tl-n 3@tl-tr 9@ne-e 9@sw-se
most|1645|2||9@nw-tl 7@ne-e 8@bl-s 1@ne-tr 4@bl-br 0@se-br 7@sw-w 4@sw-bl 2@tl-n 3@nw-ne 3@sw-se 2@se-e 0@tl-tr 6@tr-n|1@br-s 1@c-ne 5@c-se 5@c-sw 6@c-nw 6@nw-w
most|1654|2||5@tr-n 2@tl-tr 3@nw-w 4@nw-ne 9@sw-bl 7@bl-br 4@c-ne 6@se-br 1@bl-s 0@ne-tr 7@br-s 5@tl-n 2@nw-tl 1@sw-w 6@sw-se|8@c-nw 9@c-nw
most|1657|2||7@ne-e 8@se-e 6@sw-bl 2@nw-tl 4@bl-s 1@nw-ne 5@c-ne 0@tr-n 9@ne-tr 3@c-se 3@se-br 7@bl-br 1@sw-se 9@nw-w|0@sw-w 2@c-sw
most|1660|2||9@ne-e 4@nw-ne 8@sw-se 1@sw-bl 7@tl-n 3@nw-w 6@tl-tr 8@bl-br 1@bl-s 6@se-e 4@nw-tl 5@br-s 0@tr-n 7@c-ne|2@c-se 2@c-sw 2@ne-tr 3@c-se 3@c-sw 3@ne-tr 5@c-se 5@c-sw
most|1671|2||8@c-sw 6@se-e 6@ne-tr 3@bl-s 1@ne-e 0@c-nw 3@sw-bl 4@sw-se 2@tl-n 5@tl-tr 0@br-s 1@bl-br 5@tr-n|2@nw-tl 7@c-ne 7@se-br 8@c-ne 8@nw-ne 8@nw-w 8@se-br 9@nw-w 9@se-br
most|1673|2||5@sw-w 2@c-nw 4@tr-n 6@br-s 3@nw-ne 1@bl-br 8@nw-tl 5@sw-bl 2@se-br 0@tl-n 9@ne-e 4@se-e 7@ne-tr 8@c-se|0@bl-s 1@bl-s
most|1682|2||6@tl-tr 4@se-e 7@bl-br 6@br-s 9@c-nw 1@nw-ne 4@sw-bl 3@se-br 3@nw-w 2@tr-n 5@ne-tr 9@ne-e 2@nw-tl 8@sw-se|0@sw-w 0@tl-n 1@sw-w 1@tl-n 8@c-ne
win|1689|2||3@br-s 2@ne-e 0@nw-tl 6@ne-tr 6@tl-n 1@sw-bl 1@sw-w 7@c-nw 5@c-ne 0@sw-se 9@c-sw 5@se-e 2@nw-ne|3@bl-br 3@tr-n 4@bl-s 4@nw-w 4@se-br 4@tr-n 8@c-se 9@tl-tr
most|1689|2||1@tr-n 2@tl-n 2@sw-w 1@ne-tr 0@c-ne 8@ne-e 3@nw-w 7@c-sw 4@nw-tl 3@sw-se 6@sw-bl 6@bl-br 9@br-s 9@tl-tr|7@c-se 8@c-se
win|1692|2||3@bl-br 9@nw-w 0@ne-e 1@c-se 5@br-s 3@c-nw 1@nw-tl 4@tr-n 7@bl-s 2@sw-w 4@tl-tr 0@sw-se 8@c-ne|5@ne-tr 6@ne-tr 7@ne-tr 8@ne-tr
win|1701|2||0@nw-ne 2@br-s 3@nw-w 4@sw-bl 6@ne-tr 5@c-nw 2@c-ne 3@bl-s 8@nw-tl 1@bl-br 4@ne-e 9@tl-tr|1@c-se 5@se-br 5@sw-se 5@sw-w 7@c-sw 7@se-br 7@se-e 7@sw-se 7@sw-w 9@c-sw 9@se-br 9@se-e 9@sw-se 9@sw-w 9@tl-n
win|1710|2||7@c-nw 0@nw-w 2@sw-bl 8@br-s 8@tl-n 6@ne-tr 6@c-ne 1@nw-tl 4@se-br 2@sw-se 5@sw-w 4@se-e 9@tr-n 3@tl-tr|0@bl-s 1@bl-s 3@bl-s
most|1718|2||0@se-e 3@ne-e 6@bl-s 7@c-sw 1@nw-ne 2@nw-w 7@br-s 8@ne-tr 9@tl-n 0@bl-br 5@tr-n 6@se-br 4@tl-tr 9@nw-tl 2@sw-bl|1@c-se
most|1722|2||6@c-sw 8@sw-se 7@nw-tl 1@nw-ne 4@sw-w 7@br-s 5@se-br 4@ne-e 8@tl-n 0@tl-tr 0@bl-br 9@se-e 3@nw-w|2@sw-bl 3@sw-bl 5@c-se 5@sw-bl 6@bl-s 6@tr-n
win|1723|2||7@nw-ne 7@tr-n 5@ne-tr 8@bl-s 8@sw-se 0@br-s 2@ne-e 5@nw-tl 3@sw-bl 2@tl-n 4@nw-w 1@se-e|0@c-ne 0@c-nw 0@tl-tr 1@bl-br 1@c-ne 1@c-nw 1@tl-tr 6@bl-br 6@c-nw 6@c-se 6@c-sw 6@se-br 6@sw-w 9@c-se 9@c-sw 9@sw-w
win|1728|2||5@ne-e 6@ne-tr 4@bl-s 1@c-ne 6@c-se 5@sw-w 9@se-e 7@tl-tr 3@nw-w 3@sw-bl 7@tl-n 9@nw-tl 0@nw-ne|0@bl-br 0@se-br 0@tr-n 2@br-s 2@se-br 2@tr-n 4@se-br 8@c-sw
win|1728|2||9@c-se 1@br-s 7@sw-bl 2@nw-ne 6@sw-se 7@tl-n 8@sw-w 4@se-br 2@c-sw 3@se-e 1@bl-br 6@ne-e 0@ne-tr|0@c-nw 8@bl-s 8@nw-tl 8@tl-tr 9@bl-s 9@nw-tl
win|1742|2||9@sw-bl 4@nw-ne 7@se-br 2@nw-w 1@c-nw 5@sw-w 3@br-s 3@sw-se 2@bl-s 0@nw-tl 6@tr-n 1@bl-br 4@c-se|7@ne-tr 8@ne-tr 9@ne-tr
win|1742|2||0@tl-tr 6@nw-tl 8@sw-w 5@nw-ne 1@bl-br 3@ne-e 4@bl-s 8@ne-tr 6@br-s 0@c-ne 9@nw-w 9@c-sw 5@se-br|1@tl-n 2@tl-n 4@tl-n
win|1742|2||3@tr-n 6@tl-tr 0@sw-bl 5@ne-tr 1@nw-w 8@se-e 5@sw-w 1@bl-br 6@bl-s 3@c-ne 4@nw-tl 7@nw-ne 7@sw-se|0@se-br 2@se-br 4@se-br
win|1742|2||5@br-s 6@sw-se 2@bl-s 9@sw-bl 1@tl-n 3@nw-w 7@c-nw 7@sw-w 9@ne-tr 8@ne-e 8@se-br 4@tl-tr 4@c-ne|0@nw-ne 1@nw-ne 2@nw-ne
win|1742|2||7@ne-e 1@nw-w 2@sw-w 3@sw-bl 5@tl-tr 2@c-se 9@tl-n 5@nw-ne 4@se-e 4@se-br 6@tr-n 8@br-s 1@bl-s|7@c-sw 7@ne-tr 9@ne-tr
most|1755|2||0@nw-w 7@c-ne 2@sw-se 9@bl-s 1@sw-w 3@ne-e 6@bl-br 4@nw-tl 5@tl-tr 2@br-s 3@tr-n 0@ne-tr 8@sw-bl 6@se-br 4@c-se|1@c-nw
win|1757|2||7@c-se 5@sw-w 5@se-e 6@se-br 0@c-ne 0@tl-tr 4@c-sw 1@sw-bl 6@tl-n 4@c-nw 3@tr-n 7@sw-se 1@ne-e|3@bl-br 3@bl-s 3@br-s 3@nw-ne 8@ne-tr 8@nw-ne 8@nw-w 9@ne-tr 9@nw-w
most|1760|2||9@nw-w 1@sw-bl 5@c-nw 9@nw-ne 8@tr-n 7@c-ne 2@tl-n 3@bl-br 0@se-e 0@se-br 1@c-sw 4@tl-tr 6@sw-w 6@br-s|3@bl-s
most|1760|2||0@c-sw 0@ne-tr 6@nw-w 2@br-s 9@sw-bl 8@tl-tr 2@bl-br 7@bl-s 4@nw-ne 5@sw-w 5@se-br 1@ne-e 3@se-e 9@tr-n|8@tl-n
most|1760|2||1@c-se 7@tl-tr 2@bl-s 9@c-sw 9@ne-tr 3@nw-ne 0@tr-n 2@nw-w 4@sw-w 6@ne-e 8@tl-n 5@nw-tl 6@se-e 1@se-br|5@sw-bl
most|1760|2||4@se-e 6@bl-br 2@tl-tr 9@c-ne 5@tr-n 2@sw-w 8@ne-tr 0@nw-tl 9@sw-se 5@bl-s 0@sw-bl 4@c-nw 3@ne-e 8@se-br|1@c-sw
most|1760|2||5@bl-s 9@ne-tr 2@sw-se 6@sw-bl 1@bl-br 3@nw-tl 9@br-s 8@se-e 4@tl-n 2@nw-w 7@ne-e 4@c-se 6@c-ne 0@nw-ne|0@se-br
most|1770|2||9@ne-tr 2@sw-bl 2@nw-tl 9@tr-n 8@nw-ne 0@tl-tr 7@sw-w 6@ne-e 3@c-se 1@br-s 4@se-e 3@sw-se 6@c-nw 8@bl-br|0@c-ne 1@c-ne
win|1771|2||5@tl-tr 1@nw-tl 8@se-br 6@ne-e 7@sw-bl 3@sw-se 4@br-s 7@se-e 3@c-nw 2@bl-s 2@c-ne 9@tl-n|0@bl-br 0@ne-tr 0@sw-w 1@bl-br 1@ne-tr 1@nw-ne 1@sw-w 6@bl-br 6@c-se 6@c-sw 6@nw-ne 6@nw-w 6@sw-w 9@tr-n
most|1774|2||3@se-e 8@tl-n 1@sw-se 3@bl-br 8@c-sw 7@tr-n 4@se-br 5@ne-tr 0@sw-bl 0@nw-w 7@tl-tr 2@nw-ne 2@bl-s 4@nw-tl 6@ne-e|1@c-se
most|1774|2||2@tl-n 9@c-nw 1@sw-bl 6@bl-s 7@nw-w 0@ne-tr 8@ne-e 5@bl-br 6@tl-tr 1@c-se 5@nw-tl 8@se-br 9@c-ne 4@c-sw 4@tr-n|7@sw-se
most|1776|2||8@c-nw 4@c-ne 4@bl-br 9@nw-w 3@sw-w 8@nw-tl 5@ne-e 3@sw-bl 6@se-br 7@br-s 9@bl-s 0@tr-n 2@tl-n 5@nw-ne|1@ne-tr
most|1776|2||8@sw-w 5@tl-tr 6@bl-s 6@c-nw 2@ne-e 9@ne-tr 0@se-e 1@se-br 5@bl-br 7@nw-tl 9@tr-n 2@nw-ne 4@nw-w 0@sw-se|3@c-sw
most|1787|2||3@nw-w 8@ne-e 9@nw-tl 7@sw-bl 1@c-nw 5@sw-w 8@tr-n 6@c-se 2@se-br 3@bl-s 4@se-e 4@tl-tr 6@c-sw 1@tl-n|5@nw-ne 7@nw-ne
most|1790|2||8@c-se 6@bl-br 7@nw-w 4@sw-bl 1@bl-s 2@se-br 6@tr-n 5@nw-tl 5@se-e 0@sw-se 0@ne-tr 8@sw-w 4@c-sw|1@tl-n 3@nw-ne 3@tl-n 7@c-ne 7@c-nw 7@ne-e 7@tl-tr 9@c-ne 9@c-nw 9@ne-e 9@tl-tr
win|1792|2||1@se-e 2@br-s 0@nw-ne 6@tl-n 3@nw-w 7@nw-tl 8@se-br 1@sw-se 2@tr-n 3@bl-br 9@sw-bl 0@ne-tr 4@c-se|4@tl-tr 5@tl-tr
win|1800|2||4@bl-br 3@tr-n 0@tl-tr 0@se-br 9@ne-tr 7@sw-se 2@nw-ne 4@c-sw 6@se-e 2@bl-s 5@nw-tl 9@ne-e 8@br-s|1@c-ne 5@c-se 6@c-se 8@c-se
most|1803|2||5@se-e 9@bl-s 6@br-s 7@se-br 4@ne-e 8@ne-tr 3@tl-tr 6@tr-n 0@bl-br 3@sw-w 7@c-se 1@nw-ne 2@nw-tl 0@nw-w|8@c-sw 9@c-sw
win|1812|2||1@bl-br 8@sw-bl 5@nw-ne 4@se-e 0@se-br 7@ne-tr 3@br-s 6@tl-tr 2@nw-tl 5@ne-e 4@sw-se 9@nw-w 7@sw-w|0@c-nw 1@c-nw
win|1812|2||4@tr-n 7@sw-w 7@nw-w 2@nw-ne 5@se-br 4@c-sw 2@tl-n 8@bl-s 0@ne-tr 0@sw-se 1@sw-bl 6@c-se 8@bl-br|1@tl-tr 3@tl-tr
win|1812|2||1@bl-s 0@br-s 2@nw-tl 7@bl-br 0@ne-tr 8@sw-bl 6@se-br 5@nw-w 9@nw-ne 6@tl-tr 4@c-se 4@sw-se 8@tr-n|1@tl-n 2@tl-n
win|1812|2||9@sw-bl 9@sw-w 0@c-se 1@se-e 6@tr-n 5@tl-tr 5@nw-ne 6@c-sw 2@c-ne 2@bl-br 8@sw-se 0@nw-tl 1@bl-s|3@c-nw 4@c-nw
win|1812|2||3@nw-w 8@br-s 2@sw-se 6@sw-bl 8@nw-ne 2@se-e 7@tl-n 5@c-sw 0@ne-tr 1@ne-e 9@se-br 4@c-ne 5@sw-w|7@nw-tl 9@nw-tl
win|1812|2||9@sw-se 8@tl-tr 4@nw-w 9@tl-n 6@se-br 5@nw-ne 0@tr-n 2@bl-s 7@ne-e 0@se-e 3@sw-w 1@c-ne 5@br-s|6@ne-tr 7@ne-tr
most|1822|2||6@br-s 0@sw-se 8@sw-bl 6@ne-e 3@sw-w 1@ne-tr 5@bl-s 5@tr-n 9@se-br 8@tl-n 4@se-e 9@tl-tr 1@nw-w 4@bl-br|0@c-ne
`;
