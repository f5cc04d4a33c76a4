/** The one layout of poster and PDF, in Typst. All texts come as data, so nothing in them is ever read as markup. */
export const TEMPLATE = `
#let d = json("data.json")
#let w = d.words
#let poster = d.kind == "poster"
#let ink = rgb("#1c2536")
#let muted = rgb("#525d72")
#let blue = rgb("#1b5ebe")
#let deep = rgb("#46297f")
#let violet = rgb("#5b3b9e")
#let pale = rgb("#eef3fb")
#let gold = rgb("#f5a623")
#let line-ink = rgb("#c3cfe4")
#let tones = (lesson: blue, task: rgb("#00776a"), work: rgb("#a83279"), hours: rgb("#8a5a00"), report: violet)

#let base = if poster { 13pt } else { 10.5pt }
#let side = if poster { 20pt } else { 18mm }
#set document(title: d.title, author: d.school.name, date: none)
#set text(font: d.fonts, fallback: false, lang: d.lang, region: d.region, size: base, fill: ink,
  top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 0.28em, spacing: 0.6em, justify: false)
#set list(spacing: 0.35em)
#set enum(spacing: 0.35em)
#show heading: set block(above: 0pt, below: 0pt)
#set page(width: 375pt, height: auto, margin: (x: side, top: 0pt, bottom: 18pt), fill: white) if poster
#set page(
  paper: "a4", margin: (x: side, top: 16mm, bottom: 18mm),
  footer: context {
    set text(size: 8pt, fill: muted)
    grid(columns: (1fr, auto), d.footer,
      w.pageOf.replace("{page}", str(counter(page).get().first())).replace("{pages}", str(counter(page).final().first())))
  },
) if not poster

#let spread(body) = if poster { pad(x: -side, body) } else { pad(x: -side, top: -16mm, body) }
#let portrait(person, size) = box(width: size, height: size, radius: 50%, clip: true, fill: gold.lighten(55%),
  if person.avatar != "" { image(person.avatar, width: size, height: size, fit: "cover") }
  else { align(center + horizon, text(size: size * 0.42, weight: "bold", fill: deep, person.initial)) })
#let section(title, body, breakable: true) = {
  v(if poster { 20pt } else { 15pt }, weak: true)
  block(sticky: true, below: 8pt, grid(columns: (auto, 1fr), column-gutter: 8pt, align: horizon,
    box(width: 5pt, height: 1.15em, radius: 3pt, fill: gold),
    heading(level: 2, text(size: 1.18em, weight: "bold", fill: deep, title))))
  block(width: 100%, breakable: breakable, body)
}

// Rich text: the tree of the editor.
#let marked(node) = {
  let body = text(node.text)
  for mark in node.at("marks", default: ()) {
    body = if mark.type == "bold" { text(weight: "bold", body) }
      else if mark.type == "italic" { text(fill: violet, body) }
      else if mark.type == "underline" { underline(body) }
      else if mark.type == "strike" { strike(body) }
      else if mark.type == "link" { link(mark.attrs.href, text(fill: blue, underline(body))) }
      else { body }
  }
  body
}
#let inline(nodes) = for node in nodes { if node.type == "text" { marked(node) } else { linebreak() } }
#let blocks(nodes) = for node in nodes {
  let inner = node.at("content", default: ())
  if node.type == "paragraph" { par(inline(inner)) }
  else if node.type == "heading" {
    block(above: 1em, below: 0.6em, text(size: if node.attrs.level == 2 { 1.12em } else { 1.04em }, weight: "bold", inline(inner)))
  }
  else if node.type == "horizontalRule" { line(length: 100%, stroke: 0.6pt + line-ink) }
  else if node.type == "image" { align(center, box(radius: 6pt, clip: true, image(node.file, height: node.height * 1pt))) }
  else if node.type == "blockquote" { block(inset: (left: 9pt), stroke: (left: 2pt + line-ink), text(fill: muted, blocks(inner))) }
  else if node.type == "bulletList" { list(marker: text(fill: gold, weight: "bold", "•"), ..inner.map(item => blocks(item.at("content", default: ())))) }
  else if node.type == "orderedList" { enum(..inner.map(item => blocks(item.at("content", default: ())))) }
}

#let gallery(files) = {
  let rows = ((1,), (2,), (1, 2), (2, 2), (2, 3), (3, 3), (1, 3, 3), (2, 3, 3), (3, 3, 3)).at(files.len() - 1)
  let gap = 6pt
  layout(area => {
    let at = 0
    for count in rows {
      let width = (area.width - gap * (count - 1)) / count
      let height = if count == 1 { if files.len() == 1 { calc.min(width * files.first().ratio, width * 1.1, if poster { 400pt } else { 230pt }) } else { calc.min(width * 0.56, if poster { 400pt } else { 230pt }) } } else { calc.min(width * 0.75, if poster { 400pt } else { 170pt }) }
      block(above: 0pt, below: gap, breakable: false, grid(columns: count, column-gutter: gap,
        ..files.slice(at, at + count).map(each => box(radius: 8pt, clip: true, image(each.file, width: width, height: height, fit: "cover")))))
      at += count
    }
  })
}

#let journey(rows) = for (index, row) in rows.enumerate() {
  let tone = tones.at(row.kind)
  block(breakable: false, above: 0pt, below: 0pt, width: 100%, inset: (left: 20pt, bottom: if index < rows.len() - 1 { 10pt } else { 0pt }), {
    if index < rows.len() - 1 { place(top + left, dx: -16.4pt, dy: 0.5em, line(angle: 90deg, length: if row.picture == "" { 4.6em } else { 54pt + 2.4em }, stroke: 0.8pt + line-ink)) }
    place(top + left, dx: -20pt, dy: 0.3em, circle(radius: 4pt, fill: tone))
    text(size: 0.8em, fill: muted, row.date)
    if row.date != "" { h(6pt) }
    text(size: 0.8em, weight: "bold", fill: tone, row.label)
    linebreak()
    let words = {
      text(weight: "bold", row.title)
      if row.score != "" { h(6pt) + box(fill: gold, radius: 99pt, inset: (x: 6pt), outset: (y: 1pt), text(size: 0.85em, weight: "bold", fill: rgb("#3d2800"), row.score)) }
      if row.detail != "" { linebreak() + text(size: 0.92em, fill: muted, row.detail) }
    }
    if row.picture == "" { words } else {
      grid(columns: (1fr, auto), column-gutter: 10pt, words, box(radius: 6pt, clip: true, image(row.picture, width: 72pt, height: 54pt, fit: "cover")))
    }
  })
}

// Up to six axes, at most 5 (specification, radar): drawn with the shapes of the engine.
#let radar(rows) = {
  let r = if poster { 78pt } else { 62pt }
  let (cx, cy) = (r + (if poster { 62pt } else { 50pt }), r + 24pt)
  let count = rows.len()
  let at(index, part) = {
    let angle = -90deg + 360deg / count * index
    (cx + r * part * calc.cos(angle), cy + r * part * calc.sin(angle))
  }
  let ring(part) = range(count).map(index => at(index, part))
  box(width: 2 * cx, height: 2 * cy, {
    for step in (5, 4, 3, 2, 1) {
      place(polygon(fill: if calc.odd(step) { pale } else { white }, stroke: 0.6pt + line-ink, ..ring(step / 5)))
    }
    for index in range(count) { place(line(start: (cx, cy), end: at(index, 1), stroke: 0.6pt + line-ink)) }
    place(polygon(fill: blue.transparentize(62%), stroke: 1.8pt + blue, ..rows.enumerate().map(((index, row)) => at(index, row.value / 5))))
    for (index, row) in rows.enumerate() {
      let (x, y) = at(index, row.value / 5)
      if row.value > 0 { place(dx: x - 2.6pt, dy: y - 2.6pt, circle(radius: 2.6pt, fill: white, stroke: 1.4pt + blue)) }
      let (x, y) = at(index, 1)
      let width = 84pt
      let (dx, dy) = if index == 0 { (-width / 2, -20pt) } else if index * 2 == count { (-width / 2, 6pt) }
        else if index * 2 < count { (-18pt, if y < cy { -18pt } else { 6pt }) } else { (-width + 18pt, if y < cy { -18pt } else { 6pt }) }
      place(dx: calc.min(calc.max(x + dx, 0pt), 2 * cx - width), dy: y + dy, box(width: width, height: 14pt,
        align(center + horizon, text(size: if poster { 10pt } else { 8.5pt }, weight: "bold", fill: muted, row.name))))
    }
  })
}
#let values(rows) = grid(columns: (1fr, auto, auto), row-gutter: 0.35em, column-gutter: 9pt, align: (left + horizon, left + horizon, right + horizon),
  ..rows.filter(row => row.value > 0).map(row => (
    text(weight: "bold", size: if poster { 1em } else { 0.92em }, row.name),
    stack(dir: ltr, spacing: 3.5pt, ..range(5).map(step => circle(radius: 3.6pt, fill: if step < row.value { gold } else { rgb("#dde3ee") }))),
    text(size: 0.9em, fill: muted, row.words),
  )).flatten())

// The head: school, child, name of the report.
#let head = block(width: 100%, fill: deep, clip: true, inset: (x: side, top: if poster { 22pt } else { 16mm }, bottom: 22pt), {
  set text(fill: white)
  place(top + right, dx: side + 40pt, dy: -70pt, circle(radius: 85pt, fill: violet))
  place(top + right, dx: side - 60pt, dy: 20pt, circle(radius: 12pt, fill: gold))
  place(bottom + left, dx: -side - 40pt, dy: 70pt, circle(radius: 62pt, fill: violet))
  grid(columns: (auto, 1fr), column-gutter: 8pt, align: horizon,
    if d.school.logo != "" { box(width: 26pt, height: 26pt, radius: 6pt, clip: true, fill: white, image(d.school.logo, width: 26pt, height: 26pt, fit: "contain")) },
    text(size: 0.95em, weight: "bold", d.school.name))
  v(16pt, weak: true)
  grid(columns: (auto, 1fr), column-gutter: 14pt, align: horizon,
    box(radius: 50%, stroke: 2.5pt + gold, inset: 2.5pt, portrait(d.child, 58pt)),
    {
      text(size: 0.84em, fill: rgb("#dfd4f5"), w.kicker)
      linebreak()
      text(size: if d.child.name.clusters().len() > 14 { 1.25em } else { 1.75em }, weight: "bold", d.child.name)
    })
  v(12pt, weak: true)
  heading(level: 1, text(size: 1.35em, weight: "bold", d.name))
  if d.period != "" { v(4pt, weak: true); text(size: 0.88em, fill: rgb("#dfd4f5"), d.period) }
})

#spread(head)
#if d.task.len() > 0 { section(w.task, blocks(d.task)) }
#if d.pictures.len() > 0 { section(w.pictures, gallery(d.pictures)) }
#if d.evidence.len() > 0 { section(w.evidence, journey(d.evidence)) }
#if d.rated { section(w.dimensions, breakable: false, block(width: 100%, fill: rgb("#f7f9fd"), radius: 10pt, inset: 12pt,
  if not d.radar { values(d.dimensions) }
  else if poster { align(center, radar(d.dimensions)); v(10pt, weak: true); values(d.dimensions) }
  else { grid(columns: (auto, 1fr), column-gutter: 6pt, align: horizon, radar(d.dimensions), values(d.dimensions)) })) }
#if d.evaluation.len() > 0 or d.phrase != "" { section(w.evaluation, block(width: 100%, fill: rgb("#fff8ea"), radius: 10pt, inset: 14pt, {
  if d.phrase != "" { block(below: 10pt, box(fill: gold, radius: 99pt, inset: (x: 10pt, y: 5pt), text(weight: "bold", fill: rgb("#3d2800"), d.phrase))) }
  for line in d.evaluation { par(text(line)) }
})) }
#v(14pt, weak: true)
#block(breakable: false, width: 100%, grid(columns: (auto, 1fr), column-gutter: 10pt, align: horizon,
  portrait(d.teacher, 38pt),
  { text(weight: "bold", d.teacher.nick); if d.teacher.class != "" { linebreak() + text(size: 0.9em, fill: muted, d.teacher.class) } }))
#if d.qr != "" or poster {
  v(18pt, weak: true)
  block(breakable: false, width: 100%, fill: pale, radius: 10pt, inset: 12pt, grid(columns: (1fr, auto), column-gutter: 12pt, align: horizon,
    { if d.qr != "" { text(weight: "bold", fill: deep, w.scan); linebreak() }; text(size: 0.85em, fill: muted, d.footer) },
    if d.qr != "" { box(fill: white, radius: 6pt, inset: 5pt, link(d.address, image(d.qr, width: 74pt, alt: w.scan))) }))
}
`;
