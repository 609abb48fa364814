import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Markdown } from './index.ts'

/** What a text looks like, as HTML without class names. */
function html(text: string): string {
  const { container, unmount } = render(<Markdown text={text} />)
  const drawn = (container.firstElementChild as Element).innerHTML.replace(/ class="[^"]*"|<\/?span>/g, '')
  unmount()
  return drawn
}

it.each([
  [
    '**bold** *em* ~~gone~~ `a < b`',
    '<p><strong>bold</strong> <em>em</em> <del>gone</del> <code>a &lt; b</code></p>',
  ],
  ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
  ['# A\n### B', '<h2 data-depth="1">A</h2><h4 data-depth="3">B</h4>'],
  ['> said\n> so', '<blockquote><p>said<br>so</p></blockquote>'],
  ['- a\n  - b\n\n3. c', '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li></ol>'],
  ['---', '<hr>'],
  [
    '```ts\nconst a = 1 < 2\n```',
    '<pre data-language="ts" tabindex="0"><code>const a = 1 &lt; 2</code></pre>',
  ],
  ['    old code', '<pre tabindex="0"><code>old code</code></pre>'],
  [
    'AT&amp;T &lt;b&gt; &#128512; &#x1F600; &nbsp;| &unknown; \\*',
    '<p>AT&amp;T &lt;b&gt; 😀 😀 &nbsp;| &amp;unknown; *</p>',
  ],
  [
    '[a](https://a.example/?x=1&amp;y=2 "t")',
    '<p><a href="https://a.example/?x=1&amp;y=2" rel="noopener noreferrer nofollow">a</a></p>',
  ],
  [
    '[the rules](/battleRule)',
    '<p><a href="/battleRule" rel="noopener noreferrer nofollow">the rules</a></p>',
  ],
  [
    'see [it][Far  Away]\n\n[far away]: https://a.example/',
    '<p>see <a href="https://a.example/" rel="noopener noreferrer nofollow">it</a></p>',
  ],
])('%j is drawn', (text, drawn) => {
  expect(html(text)).toBe(drawn)
})

it('a table has its head and alignment; a line break in a cell is one', () => {
  render(<Markdown text={'| a | b |\n|---|--:|\n| 1 | 2<br>3 |'} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['a', 'b'])
  expect(screen.getAllByRole('cell').map(({ innerHTML }) => innerHTML.replace(/<\/?span>/g, ''))).toEqual([
    '1',
    '2<br>3',
  ])
  expect(screen.getAllByRole('cell')[1]?.style.textAlign).toBe('right')
})

it.each([
  ['提现 1000~20000币，满 500~800币', '<p>提现 1000~20000币，满 500~800币</p>'],
  ['原价 ~~20000~~ 币', '<p>原价 <del>20000</del> 币</p>'],
  ['**注意：**请先**绑定**手机', '<p><strong>注意：</strong>请先<strong>绑定</strong>手机</p>'],
  ['奖励**（限时）**领取', '<p>奖励<strong>（限时）</strong>领取</p>'],
  ['**“新”**，2 ** 3 ** 4', '<p><strong>“新”</strong>，2 ** 3 ** 4</p>'],
  ['**a *b* 中**。', '<p><strong>a <em>b</em> 中</strong>。</p>'],
  ['规则\n-', '<p>规则<br>-</p>'],
  ['规则\n- a', '<li>a</li>'],
  ['规则\n---', '<h3>规则</h3>'],
])('%j is read as it is meant', (text, meant) => {
  const { container } = render(<Markdown text={text} />)
  for (const each of container.querySelectorAll('*'))
    for (const { name } of [...each.attributes]) each.removeAttribute(name)
  expect(container.innerHTML.replace(/<\/?(span|div)>/g, '')).toContain(meant)
})

it.each([
  ['见https://a.example/rules，谢谢', 'https://a.example/rules'],
  ['https://a.example/规则', 'https://a.example/'],
  ['www.a.example/x?a=1。', 'http://www.a.example/x?a=1'],
])('the address in %j ends where Chinese begins', (text, href) => {
  render(<Markdown text={text} />)
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(href)
})

it('a task list shows what is done', () => {
  render(<Markdown text={'- [x] read\n- [ ] write'} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, true],
  ])
  expect(screen.getByRole('checkbox', { name: 'read' })).toBe(boxes[0])
})

it('a picture is loaded lazily by the runtime, with its text', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Markdown text="![A rose](https://img.example/rose.png) ![here](/pictures/a.png)" />)
  const pictures = screen.getAllByRole<HTMLImageElement>('img')
  expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([
    ['https://img.example/rose.png', 'A rose'],
    [`${location.origin}/pictures/a.png`, 'here'],
  ])
  vi.unstubAllGlobals()
})

it.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java script:alert(1)>)',
  '[x](data:text/html;base64,AA==)',
  '[x](vbscript:x)',
  '[x](intent://a#Intent;end)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](/%09/evil.example)',
  '[x](https://good.example@evil.example)',
  '[x](file:///etc/passwd)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
])('%j is drawn as words alone', (text) => {
  expect(html(text)).toMatch(/^<p>\[?x/)
  expect(html(text)).not.toMatch(/<(a|img)|href|src/)
})

it('HTML in a text is shown as it was written', () => {
  const text =
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> hi <b onclick="x">b</b>\n\n<!-- c -->'
  const { container } = render(<Markdown text={text} />)
  expect(container.querySelector('script, img, b')).toBeNull()
  for (const part of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)> hi', '<!-- c -->'])
    expect(container.textContent).toContain(part)
})

it('a text can be rendered in Node for the first screen', () => {
  expect(renderToString(<Markdown text={'# Hello\n\nyou'} />)).toContain('Hello')
})

it.each([
  ['a fence that is not closed', 'So:\n\n```js\nlet a = 1'],
  ['a fence that is half closed', 'So:\n\n```js\nlet a = 1\n``'],
  ['a fence within a list', '- so\n  ```js\n  let a = 1'],
  ['a fence of tildes', '~~~~\nlet a = 1\n~~~'],
])('a text that breaks off in %s is closed', (_, text) => {
  const { container } = render(<Markdown text={text} streaming />)
  expect(container.querySelector('pre > code')?.textContent).toContain('let a = 1')
  expect(container.querySelector('p')?.textContent ?? '').not.toContain('let')
})

const HOSTILE = `# Hi <img src=x onerror=alert(1)>

[go](javascript:alert(1)) [ok](https://a.example/?a=1&amp;b=2) <https://b.example> www.c.example me@d.example
![pic](https://img.example/a.png "t") ![bad](javascript:alert(2)) **bo *ld** x* ~~d~~ \`co\`\`de\`

- [x] done &lt;b&gt;
  1. in
     > quote
     > \`\`\`js
     > let a = "</script>"
- [r][ref] 😀👨‍👩‍👧

| a | b |
|:-:|---|
| <b>1</b> | [x](data:text/html,x) |

<div onclick="alert(1)">
<script>alert(3)</script>
</div>

~~~html
<script>alert(4)</script>
~~~

[ref]: javascript:alert(5)
[good]: https://e.example/
setext
===
&#0;&#xD800;&#1114112;
`

it('every cut of a hostile text is drawn without harm', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { container, rerender } = render(<Markdown text="" />)
  const allowed = /^(https?:\/\/|\/[^/])/
  for (let end = 1; end <= HOSTILE.length; end++) {
    rerender(<Markdown text={HOSTILE.slice(0, end)} />)
    expect(container.querySelector('script, iframe, object, [onclick], [onerror], [style*="url"]')).toBeNull()
    for (const link of container.querySelectorAll('[href]'))
      expect(link.getAttribute('href')).toMatch(allowed)
    for (const picture of container.querySelectorAll('[src]'))
      expect(picture.getAttribute('src')).toMatch(allowed)
  }
  expect(container.textContent).toContain('<script>alert(3)</script>')
  vi.unstubAllGlobals()
})

it.each([
  ['quotes in quotes', '>'.repeat(5000)],
  ['lists in lists', `${'- '.repeat(2000)}a`],
  ['numbers in numbers', '1. '.repeat(1500)],
  ['stars in stars', '**a _b '.repeat(500)],
  ['pictures in pictures', '![a]('.repeat(500)],
  ['names that every object has', '[__proto__]: https://a.example/\n\n[x][__proto__] [y][constructor]'],
])('a text of %s is drawn all the same', (_, text) => {
  const { container } = render(<Markdown text={text} />)
  expect(container.textContent).not.toBe('')
})
