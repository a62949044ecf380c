import { describe, expect, it } from 'vitest'
import { checkSvg } from './check-svg.ts'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" ${attributes}>${inside}</svg>`

describe('an accepted SVG', () => {
  it.each([
    svg('<path d="M0 0h1v1z" fill="#fff"/>'),
    svg('<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><rect fill="url(#a)"/><use href="#a"/>'),
  ])('%s', (text) => {
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
