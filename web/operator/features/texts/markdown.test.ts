import { expect, it } from 'vitest'
import { insert, prefix, wrap } from './markdown'

it('puts marks around words, and takes them away again', () => {
  const bold = wrap({ text: 'un mot ici', from: 3, to: 6 }, '**')
  expect(bold.text).toBe('un **mot** ici')
  expect(wrap(bold, '**').text).toBe('un mot ici')
})

it('begins lines with a sign', () => {
  const list = prefix({ text: 'un\ndeux\ntrois', from: 1, to: 6 }, '- ')
  expect(list.text).toBe('- un\n- deux\ntrois')
  expect(prefix(list, '- ').text).toBe('un\ndeux\ntrois')
})

it('puts words where the cursor is', () => {
  expect(insert({ text: 'dans les  jours', from: 9, to: 9 }, '{{joursRetour}}').text).toBe(
    'dans les {{joursRetour}} jours',
  )
})
