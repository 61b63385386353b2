import { expect, it } from 'vitest'
import { cleanHtml, linkAddress, textToHtml } from './rich-text'

it.each([
  [
    'keeps the few tags of a text',
    '<p>Un <strong>bol</strong> <em>bleu</em></p>',
    '<p>Un <strong>bol</strong> <em>bleu</em></p>',
  ],
  ['drops styles and classes', '<p style="color:red" class="x" onclick="a()">Bol</p>', '<p>Bol</p>'],
  ['keeps the words of a tag it does not know', '<span style="font-size:40px">Bol</span>', 'Bol'],
  ['drops what is no text', '<style>p{}</style><script>a()</script><p>Bol</p>', '<p>Bol</p>'],
  ['writes bold and italic by their meaning', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ['makes paragraphs of lines', '<div>Un</div><div>Deux</div>', '<p>Un</p><p>Deux</p>'],
  ['keeps lists flat', '<ul><li><p>Un</p></li></ul>', '<ul><li>Un</li></ul>'],
  [
    'keeps links to the web alone',
    '<a href="https://a.test" target="_blank">a</a><a href="javascript:x()">b</a>',
    '<a href="https://a.test">a</a>b',
  ],
  ['is empty when nothing is said', '<p><br></p><p>\u00a0</p>', ''],
])('%s', (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

it('plain text becomes paragraphs and lines', () => {
  expect(textToHtml('Un <bol>\nbleu\r\n\r\nDeux')).toBe('<p>Un &lt;bol&gt;<br>bleu</p><p>Deux</p>')
})

it.each([
  ['https://exemple.ca/a?b=c#d', 'https://exemple.ca/a?b=c#d'],
  [' exemple.ca ', 'https://exemple.ca'],
  ['ana@exemple.ca', 'mailto:ana@exemple.ca'],
  ['mailto:ana@exemple.ca', 'mailto:ana@exemple.ca'],
  ['http://exemple.ca', undefined],
  ['javascript:alert(1)', undefined],
  ['bonjour', undefined],
  ['https://exemple .ca', undefined],
  ['', undefined],
])('the address of a link: %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
