import { describe, expect, it, test } from 'vitest'
import { checkSvg } from './check-svg.ts'
import { cleanSvg } from './clean-svg.ts'

const namespace = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') => `<svg ${namespace} ${attributes}>${inside}</svg>`
/** The cleaned drawing, if it may be shown; what it says of its namespaces is left out. */
const clean = (text: string): string | undefined => {
  const cleaned = cleanSvg(text)
  if (cleaned === undefined || checkSvg(cleaned)) return undefined
  return cleaned.replaceAll(/ xmlns(:xlink)?="[^"]*"/g, '').trim()
}

/** As Illustrator writes it with its document kept inside; the namespaces are those of its own files. */
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 9 9"
	 style="enable-background:new 0 0 9 9;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#E2211C;}
	.st1{fill:none;stroke:#1D1D1B;stroke-width:2;}
</style>
<metadata><sfw xmlns="&ns_extend;"><slices></slices></sfw></metadata>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
	<g i:extraneous="self"><path class="st0" d="M0 0h9v9z"/><path class="st1" d="M1 1h2"/></g>
</switch>
<i:pgf id="adobe_illustrator_pgf">eJzsvQ==</i:pgf>
</svg>`
const inkscape = `<svg xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:svg="http://www.w3.org/2000/svg"
  ${namespace} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  width="210mm" height="297mm" viewBox="0 0 21000 29700" inkscape:version="0.92.4" sodipodi:docname="logo.svg">
  <defs id="defs2"><inkscape:path-effect id="p" effect="spiro"/><marker id="Arrow1" orient="auto"><path d="M0 0h1"/></marker></defs>
  <sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:zoom="0.35"/>
  <metadata id="m"><rdf:RDF><cc:Work xmlns:cc="http://creativecommons.org/ns#"/></rdf:RDF></metadata>
  <svg:g inkscape:label="Layer 1" inkscape:groupmode="layer"><path d="M0 0h9" style="fill:#e23;-inkscape-stroke:none;line-height:125%" sodipodi:nodetypes="cc"/></svg:g>
</svg>`
const figma = `<svg width="9" height="9" viewBox="0 0 9 9" fill="none" ${namespace}><g filter="url(#f)"><path d="M0 0h9" fill="#E23"/></g><defs>
<filter id="f" x="0" y="0" width="9" height="9" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>
<feBlend in2="b" result="s"/></filter></defs></svg>`

describe('a logo of a design program', () => {
  it('of Illustrator keeps its drawing in its colours, without the document inside', () => {
    const cleaned = clean(illustrator)
    expect(cleaned).toContain('<path d="M0 0h9v9z" fill="#E2211C">')
    expect(cleaned).toContain('<path d="M1 1h2" fill="none" stroke="#1D1D1B" stroke-width="2">')
    expect(cleaned).not.toMatch(/pgf|metadata|class|switch|foreign|ENTITY/)
  })
  it('of Inkscape keeps its groups and size, without the editor’s own elements', () => {
    expect(clean(inkscape)?.replaceAll('\n', '')).toBe(
      '<svg width="210mm" height="297mm" viewBox="0 0 21000 29700"><defs id="defs2"></defs><g><path d="M0 0h9" fill="#e23"></path></g></svg>',
    )
  })
  it.each([
    [
      'of CorelDRAW, with a typeface that no letter needs',
      `<defs><style><![CDATA[@font-face{font-family:"A";src:url("#FontID0")}.fil0 {fill:#e23}]]></style><font id="FontID0"><glyph unicode="A"/></font></defs>
      <g id="Слой_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0" d="M0 0h9"/></g>`,
    ],
    ['of a program that links it', '<a href="https://x.example" target="_blank"><path fill="#e23" d="M0 0h9"/></a>'],
    ['with a page as one of two forms', '<switch><foreignObject><p/></foreignObject><path fill="#e23" d="M0 0h9"/></switch>'],
    ['of Inkscape, with empty text', '<flowRoot><flowRegion><rect/></flowRegion><flowPara/></flowRoot><path fill="#e23" d="M0 0h9"/>'],
    ['with a bitmap that nothing shows', '<defs><image id="i" href="data:image/png;base64,AA"/></defs><path fill="#e23" d="M0 0h9"/>'],
  ])('%s keeps its drawing alone', (_what, inside) => {
    const cleaned = clean(svg(inside))
    expect(cleaned).toMatch(/<path (fill="#e23" d="M0 0h9"|d="M0 0h9" fill="#e23")>/)
    expect(cleaned).not.toMatch(/font|href|target|foreign|flow|image/)
  })
  it('with its declaration below an empty line is read', () => {
    expect(clean(`\n<?xml version="1.0"?>${svg('<path d="M0 0h9"/>')}`)).toContain('<path d="M0 0h9">')
  })
  it('with text in a frame is refused, as browsers would not show it', () => {
    expect(clean(svg('<flowRoot><flowPara>Bet</flowPara></flowRoot>'))).toBeUndefined()
  })
  it('of Figma keeps its shadow', () => {
    expect(checkSvg(figma)).toBeUndefined()
  })
})

describe('a style rule', () => {
  it.each([
    ['of a class', '.a{fill:#e23}', 'class="a"', 'fill="#e23"'],
    ['of two classes', '.a.b{fill:#e23} .a{fill:red}', 'class="b a"', 'fill="#e23"'],
    ['that comes later', '.a,.b{fill:red}.b{fill:#e23}', 'class="a b"', 'fill="#e23"'],
    ['of an id', '#x{fill:#e23}.a{fill:red}', 'id="x" class="a"', 'id="x" fill="#e23"'],
    ['of an element', 'path{fill:#e23}', 'fill="red"', 'fill="#e23"'],
    ['inside of another', 'svg .a{fill:#e23} g .a{fill:red}', 'class="a"', 'fill="#e23"'],
    ['inside of two others', 'svg g .a{fill:red}svg .a{fill:#e23}', 'class="a"', 'fill="#e23"'],
    ['directly inside of another', 'svg>.a{fill:#e23}g > .a{fill:red}', 'class="a"', 'fill="#e23"'],
    ['of a class in other letters', '.Слой{fill:#e23}', 'class="Слой"', 'fill="#e23"'],
    ['of everything', '*{fill:#e23}', '', 'fill="#e23"'],
    ['less than a style', '.a{fill:red}', 'class="a" style="fill:#e23"', 'fill="#e23"'],
    ['more than a style', '.a{fill:#e23 !important}', 'class="a" style="fill:red"', 'fill="#e23"'],
    ['for hovering', '.a:hover{fill:red}.a{fill:#e23}', 'class="a"', 'fill="#e23"'],
    ['for print', '@media print{.a{fill:red}}@media (prefers-color-scheme:dark){.a{fill:red}}.a{fill:#e23}', 'class="a"', 'fill="#e23"'],
    ['of a font without text', '@import url(https://x.example/a.css);@font-face{font-family:a}.a{fill:#e23}', 'class="a"', 'fill="#e23"'],
    ['in a comment', '/* .a{fill:red} */.a{fill:#e23}', 'class="a"', 'fill="#e23"'],
    ['of blending', '.a{mix-blend-mode:multiply;fill:#e23;shape-padding:0}', 'class="a"', 'fill="#e23" style="mix-blend-mode:multiply"'],
  ])('%s', (_what, css, given, attributes) => {
    const style = `<style><![CDATA[${css}]]></style>`
    expect(clean(svg(`${style}<path d="M0 0" ${given}/>`))).toContain(`<path d="M0 0" ${attributes}>`)
  })
  it.each([
    ['that selects by place', '.a:nth-child(2){fill:red}'],
    ['that selects by attribute', '[fill]{fill:red}'],
    ['inside of another rule', '.b{fill:red;.a{fill:red}}'],
    ['on a condition that holds', '@media screen{.a{fill:red}}'],
    ['in a layer', '@layer a{.a{fill:red}}'],
    ['that loads something', '.a{fill:url(https://x.example/a)}'],
    ['that runs something', '.a{fill:expression(alert(1))}'],
  ])('%s is refused', (_what, css) => {
    expect(clean(svg(`<style>${css}</style><path class="a" fill="#e23" d="M0 0"/>`))).toBeUndefined()
  })
  it('a style sheet with a typeface of its own is refused', () => {
    expect(clean(svg('<style>@font-face{font-family:a}.a{font-family:a}</style><text class="a">A</text>'))).toBeUndefined()
  })
})

describe('a size beyond any screen', () => {
  it.each([
    ['width="51500" height="51500" viewBox="0 0 103 103"', 'width="1024" height="1024" viewBox="0 0 103 103"'],
    ['width="60000" height="30000"', 'width="1024" height="512" viewBox="0 0 60000 30000"'],
    ['viewBox="0 0 40000 40000" width="100%"', 'viewBox="0 0 40000 40000" width="1024" height="1024"'],
    ['viewBox="0 0 1e3 5e2" width="auto"', 'viewBox="0 0 1000 500" width="1024" height="512"'],
  ])('%s is scaled', (given, expected) => {
    expect(clean(svg('<style/>', given))).toContain(`<svg ${expected}>`)
  })
  it.each(['viewBox="0 0 NaN 1"', 'width="-1" height="-1"', 'viewBox="0 0 0 0" width="9e9"'])('%s stays refused', (given) => {
    expect(clean(svg('', given))).toBeUndefined()
  })
})

describe('what is hidden in parts that are cleaned away', () => {
  const hostile = '<script>alert(1)</script>'
  const deep = (tag: string, inside: string) => `<${tag}>`.repeat(5000) + inside + `</${tag}>`.repeat(5000)
  it.each([
    ['a script in metadata', `<metadata>${hostile}</metadata>`],
    ['metadata in metadata', deep('metadata', hostile)],
    ['editors’ elements in each other', deep('i:a', `<metadata>${hostile}</metadata>`)],
    ['a style in a style', `<style><style>.a{fill:red}</style></style>`],
    ['a page for one program', `<foreignObject requiredExtensions="x">${hostile}</foreignObject>`],
  ])('%s is gone with them', (_what, inside) => {
    expect(clean(svg(inside))).toBe('<svg viewBox="0 0 9 9"></svg>')
  })
  it.each([
    ['a script in the drawing', `<metadata/>${hostile}`],
    ['a script of another prefix', `<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>`],
    ['a script by an entity', `<!DOCTYPE svg [<!ENTITY a "script">]>${svg('<&a;>alert(1)</&a;>')}`],
    ['a handler', '<metadata/><path onclick="alert(1)"/>'],
    ['a page', '<metadata/><foreignObject><p/></foreignObject>'],
    ['a foreign picture', '<metadata/><image href="https://x.example/a.png"/>'],
    ['another file in a style', '<metadata/><path style="fill:url(https://x.example/a)"/>'],
    ['copies of copies', `<metadata/>${deep('g', '')}`],
    ['nothing', ''],
    ['a page that is a drawing too', '<html><svg></html>'],
  ])('%s stays refused', (_what, inside) => {
    const text = inside.includes('<svg') || inside === '' ? inside : svg(inside)
    expect(clean(text)).toBeUndefined()
  })
  test('entities that multiply are not followed', () => {
    const entities = Array.from({ length: 40 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')
    expect(clean(`<!DOCTYPE svg [<!ENTITY a0 "ha">${entities}]>${svg('<title>&a40;</title>')}`)).toBeUndefined()
  })
  test('references to entities are bounded in number', () => {
    const entity = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(200)}">]>`
    expect(clean(`${entity}${svg(`<title>${'&a;'.repeat(10)}</title>`)}`)).toContain('x'.repeat(2000))
    expect(clean(`${entity}${svg(`<metadata>${'&a;'.repeat(100_000)}</metadata>`)}`)).toBeUndefined()
  })
  test('rules for elements deep inside of others are bounded too', () => {
    const rules = Array.from({ length: 400 }, (_, n) => `g .b${n}{fill:red}`).join('')
    expect(clean(svg(`<style>${rules}</style>${deep('x', '')}`))).toBeUndefined()
  })
  it.each([
    ['a rule of many selectors', `<style>${'.a,'.repeat(3000)}.b{fill:red}</style>${'<path/>'.repeat(4000)}`],
    [
      'a rule of many declarations',
      `<style>.b{${'fill:red;'.repeat(9)}${Array.from({ length: 3000 }, (_, n) => `--a${n}:1`).join(';')}}</style>${'<path class="b"/>'.repeat(4000)}`,
    ],
    ['a selector of spaces', `<style>a${' '.repeat(200_000)}b{fill:red}</style>`],
  ])('%s is not carried out', (_what, inside) => {
    expect(clean(svg(inside))).toBeUndefined()
  })
  it.each([
    ['many spaces', `<path style="fill:#e23${' '.repeat(200_000)};stroke:x${' '.repeat(200_000)}y"/>`],
    ['one long word', `<path d="M0 0" id="${'a'.repeat(99_000)}" color="${'a'.repeat(200_000)}"/>`],
  ])('%s take no longer than their length', (_what, inside) => {
    expect(clean(svg(inside))).toContain('<path')
  })
  test('a style sheet of many rules for many elements is not carried out', () => {
    const rules = Array.from({ length: 4000 }, (_, n) => `.a${n} .b${n}{fill:red}`).join('')
    expect(clean(svg(`<style>${rules}</style>${'<path class="a1"/>'.repeat(4000)}`))).toBeUndefined()
  })
})

test('a link of another prefix inside the drawing still leads there', () => {
  const link = '<g xmlns:l="http://www.w3.org/1999/xlink"><use l:href="#a"/></g>'
  expect(clean(svg(`<metadata/><path id="a"/>${link}`))).toContain('<use xlink:href="#a">')
})

test('a letter of a drawing stays what it is', () => {
  expect(clean(svg('<metadata/><text>a &amp; b &lt; <tspan>“c”</tspan></text><title>T &gt; t</title>'))).toContain(
    '<text>a &amp; b &lt; <tspan>“c”</tspan></text><title>T &gt; t</title>',
  )
})
