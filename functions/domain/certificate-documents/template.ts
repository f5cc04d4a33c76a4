/** The layout of certificates, in Typst. All texts come as data, so nothing in them is ever read as markup. */
export const TEMPLATE = `
#let d = json("data.json")
#let unit = 0.1mm
#set document(title: d.title, author: d.author, date: none)

#let words(b, size) = {
  set text(font: b.fonts, fallback: false, lang: b.lang, region: b.region, size: size * 1pt, weight: b.weight,
    fill: rgb(b.colour), top-edge: "ascender", bottom-edge: "descender", hyphenate: false)
  set par(leading: 0.3em, spacing: 0.3em, justify: false)
  b.lines.join(linebreak())
}
#let longest(b, size) = measure(words(b + (lines: (b.word,)), size)).width

// One line if it need not get much smaller, else as many as the box has room for, else smaller letters.
#let fitted(b, w, h) = {
  let one(size) = { let m = measure(words(b, size)); m.width <= w and m.height <= h }
  let more(size) = longest(b, size) <= w and measure(block(width: w, words(b, size))).height <= h
  let size = b.size
  while size > b.size * 0.6 and not one(size) { size = size * 0.95 }
  if one(size) { return size }
  size = b.size
  while size > 3 and not more(size) { size = size * 0.95 }
  size
}

#let textual(b) = context {
  let (w, h) = (b.width * unit, b.height * unit)
  let side = if b.align == "left" { left } else if b.align == "right" { right } else { center }
  box(width: w, height: h, clip: true, align(side + horizon, words(b, fitted(b, w, h))))
}
#let pictured(b) = box(width: b.width * unit, height: b.height * unit,
  align(center + horizon, image(b.file, width: 100%, height: 100%, fit: "contain")))

#for p in d.pages {
  page(width: p.width * unit, height: p.height * unit, margin: 0pt, fill: white, {
    place(top + left, image(p.back, width: 100%, height: 100%, fit: "cover"))
    for b in p.boxes {
      place(top + left, dx: b.x * unit, dy: b.y * unit, if b.kind == "text" { textual(b) } else { pictured(b) })
    }
  })
}
`;
