import { describe, expect, it } from 'vitest'
import { checkSvg } from './check-svg.ts'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" ${attributes}>${inside}</svg>`

describe('an accepted SVG', () => {
  it.each([
    svg('<path d="M0 0h1v1z" fill="#fff"/>'),
    svg('<path fill="color(display-p3 .1 .2 .3)" transform="translate(1 2) rotate(3)" style="fill:rgb(1,2,3);stroke:url(\'#a\')"/>'),
    svg('<g id="Layer(1)" data-name="a(b)" aria-label="Logo(s)" xml:space="preserve" xmlns:x="urn:x" x:label="c(d)"/>'),
    svg('<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><rect fill="url(#a)"/><use href="#a"/>'),
  ])('%s', (text) => {
    expect(checkSvg(text)).toBeUndefined()
  })
})

/** Eight of each inside each of the one before, seven deep. */
const nest = (tag: string, attribute: string) =>
  Array.from({ length: 7 }, (_, level) => `<${tag} id="n${level}">${`<rect ${attribute}="url(#n${level + 1})"/>`.repeat(8)}</${tag}>`).join(
    '',
  )
/** The same where the pattern is inherited. */
const inherited = Array.from(
  { length: 7 },
  (_, level) => `<pattern id="n${level}"><g fill="url(#n${level + 1})">${'<rect/>'.repeat(8)}</g></pattern>`,
).join('')

describe('an SVG that would block whoever draws it, or end the process', () => {
  it.each([
    ['nested patterns', svg(`${nest('pattern', 'fill')}<rect fill="url(#n0)"/>`)],
    ['nested patterns in a style', svg(`${nest('pattern', 'style').replaceAll('"url', '"fill:url')}<rect fill="url(#n0)"/>`)],
    ['nested inherited patterns', svg(`${inherited}<rect fill="url(#n0)"/>`)],
    ['nested masks', svg(`${nest('mask', 'mask')}<rect mask="url(#n0)"/>`)],
    ['nested clip paths', svg(`${nest('clipPath', 'clip-path')}<rect clip-path="url('#n0')"/>`)],
    ['a pattern of itself', svg('<pattern id="a"><rect fill="url(#a)"/></pattern><rect fill="url(#a)"/>')],
    ['two masks of each other', svg('<mask id="a"><rect mask="url(#b)"/></mask><mask id="b"><rect mask="url(#a)"/></mask>')],
    ['groups in groups', svg('<g opacity=".9">'.repeat(300) + '</g>'.repeat(300))],
    ['a long text as data', svg(`<text><![CDATA[${'x'.repeat(6000)}]]></text>`)],
    ['a long text', svg(`<text>${'x'.repeat(6000)}</text>`)],
    ['a huge width', svg('', 'width="1e9" height="10"')],
    ['a width in metres', svg('', 'width="100000cm"')],
    ['a width with a sign', svg('', 'width="+1000000" height="10"')],
    ['a negative width', svg('', 'width="-1000000" height="-10"')],
    ['a width in hexadecimal', svg('', 'width="0x10000000" height="10"')],
    ['a huge width in a style', svg('', 'style="enable-background:new; width : 1000000px"')],
    ['a chain of masks', svg(Array.from({ length: 2400 }, (_, n) => `<mask id="m${n}"><rect mask="url(#m${n + 1})"/></mask>`).join(''))],
    ['a huge view and no size', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40000 40000" width="100%"/>'],
  ])('%s is refused', (_what, text) => {
    expect(checkSvg(text)?.message).toBeTruthy()
  })
  it.each([
    [
      'a mask with a pattern and a gradient',
      svg(
        '<linearGradient id="g"/><pattern id="p"><rect fill="url(#g)"/></pattern><mask id="m"><rect fill="url(#p)"/></mask><g mask="url(#m)"><path/></g>',
      ),
    ],
    [
      'a gradient for many shapes',
      svg(`<linearGradient id="g">${'<stop/>'.repeat(20)}</linearGradient><g fill="url(#g)">${'<path/>'.repeat(3000)}</g>`),
    ],
    ['gradients that share their stops', svg('<linearGradient id="a" href="#b"/><linearGradient id="b"/>')],
    ['a style without a size', svg('', 'style="enable-background:new 0 0 9 9;stroke-width:2" width="100%"')],
    ['a large view at a small size', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21000 29700" width="210mm" height="297mm"/>'],
  ])('%s is accepted', (_what, text) => {
    expect(checkSvg(text)).toBeUndefined()
  })
})

describe('a refused SVG', () => {
  it.each([
    ['script', svg('<script>alert(1)</script>')],
    ['namespaced script', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['handler on the root', svg('', 'onload="alert(1)"')],
    ['handler in capitals', svg('<path OnClick="alert(1)"/>')],
    ['foreign content', svg('<foreignObject><iframe src="https://x.example"/></foreignObject>')],
    ['link', svg('<a href="javascript:alert(1)"><path/></a>')],
    ['<use> of another file', svg('<use href="https://x.example/a.svg#b"/>')],
    ['old link attribute', svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:image/svg+xml,a"/>')],
    ['style sheet', svg('<style>@import url(https://x.example)</style>')],
    ['URL in a style', svg('<path style="fill:url(https://x.example/a)"/>')],
    ['picture', svg('<image href="https://x.example/a.png"/>')],
    ['animation of a link', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
    ['image set', svg('<path style="fill:image-set(\'https://x.example/a.png\' 1x)"/>')],
    ['image set of one browser', svg('<path mask="-webkit-image-set(\'https://x.example/a.png\' 1x)"/>')],
    ['image function', svg('<path style="mask-image:image(\'https://x.example/a.png\')"/>')],
    ['source function', svg('<path fill="SRC(\'https://x.example/a.svg#a\')"/>')],
    ['cross-fade', svg('<g style="mask:cross-fade(\'https://x.example/a.png\', red)"/>')],
    ['address of an attribute', svg('<g href2="https://x.example" style="mask:attr(href2 type(&lt;url&gt;))"/>')],
    ['cursor', svg('<g style="cursor:url(https://x.example/a.cur),auto"/>')],
    ['cursor in capitals', svg('<g cursor="URL(https://x.example/a.cur)"/>')],
    ['mask of another file', svg('<g mask="url(a.svg#b)"/>')],
    ['filter of another file', svg('<g filter="url(//x.example/a.svg#b)"/>')],
    ['function hidden by an escape', svg('<g style="mask:image\\2d set(\'https://x.example\')"/>')],
    ['function hidden by a reference', svg('<g style="mask:image-set&#40;\'https://x.example\'&#41;"/>')],
    ['base address', svg('<g xml:base="https://x.example/"><use href="#a"/></g>')],
    ['base address of all', svg('<use href="#a"/>', 'xml:base="https://x.example/"')],
    ['link of another prefix', svg('<use xmlns:l="http://www.w3.org/1999/xlink" l:href="https://x.example/a.svg#b"/>')],
    ['filter with a picture', svg('<filter id="f"><feImage href="https://x.example/a.png"/></filter>')],
    ['font', svg('<font-face><font-face-src><font-face-uri href="https://x.example/a.svg#f"/></font-face-src></font-face>')],
    ['colour profile', svg('<color-profile href="https://x.example/a.icc"/>')],
    ['animation', svg('<path><animate attributeName="mask" values="url(https://x.example/a)"/></path>')],
    ['embedded page', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://x.example"/>')],
    ['included file', svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="https://x.example"/>')],
    ['entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['style sheet instruction', `<?xml-stylesheet href="https://x.example"?>${svg('')}`],
    ['not XML', '<svg><path></svg>'],
    ['not SVG', '<html></html>'],
    ['nothing', ''],
    ['broken outline', svg('<path d="M0 0LNaN 1"/>')],
  ])('%s', (_what, text) => {
    expect(checkSvg(text)?.message).toBeTruthy()
  })

  it('reports the line', () => {
    expect(checkSvg('<svg xmlns="http://www.w3.org/2000/svg">\n<script/>\n</svg>')?.line).toBe(2)
  })
})
