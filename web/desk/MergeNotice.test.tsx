import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { MergeNotice } from './MergeNotice'
import { showScreen } from './testing'
import { useMerge, type Theirs } from './use-merge'

const base = { name: 'Tasse', price: '10', hidden: false }
type Thing = typeof base
const labels = { name: 'Nom', price: 'Prix', hidden: 'Masqué' }

function Form({ mine, theirs, onSave }: { mine: Thing; theirs: Theirs<Thing>; onSave: (thing: Thing) => void }) {
  const [thing, setThing] = useState(mine)
  const merge = useMerge<Thing>((parts) => setThing((old) => ({ ...old, ...parts })))
  return (
    <>
      <button onClick={() => merge.meet(base, mine, theirs)}>Conflit</button>
      <MergeNotice merge={merge} label={(part) => labels[part]} onSave={() => onSave(thing)} />
    </>
  )
}

function meet(mine: Partial<Thing>, theirs: Partial<Thing>, who = 'Étienne Roy', at?: string) {
  const onSave = vi.fn()
  const form = <Form mine={{ ...base, ...mine }} theirs={{ who, at, value: { ...base, ...theirs } }} onSave={onSave} />
  showScreen(form)
  fireEvent.click(screen.getByText('Conflit'))
  return onSave
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer le tout' })

it('theirs stands beside mine, and nothing is saved before one chose', () => {
  const onSave = meet({ name: 'Bol' }, { name: 'Grande tasse', price: '12' }, 'Étienne Roy', '2026-11-16T15:21:00Z')
  expect(screen.getByText(/Étienne Roy a enregistré avant vous/)).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toContain('12')
  expect(save().disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /La version d’Étienne Roy Grande tasse/ }))
  fireEvent.click(screen.getByRole('radio', { name: /La mienne Bol/ }))
  fireEvent.click(save())
  expect(onSave).toHaveBeenCalledWith({ name: 'Bol', price: '12', hidden: false })
})

it('the other version can be taken for one part', () => {
  const onSave = meet({ name: 'Bol', price: '11' }, { name: 'Grande tasse' })
  fireEvent.click(screen.getByRole('radio', { name: /La version d’Étienne Roy/ }))
  fireEvent.click(save())
  expect(onSave).toHaveBeenCalledWith({ name: 'Grande tasse', price: '11', hidden: false })
})

it('with nothing left to choose it still says so, and one may save again', () => {
  const onSave = meet({ price: '11' }, { hidden: true }, '')
  expect(screen.getByRole('heading', { name: 'Ceci a changé depuis que vous l’avez ouvert' })).toBeTruthy()
  expect(screen.getByRole('alert')).toBe(document.activeElement)
  fireEvent.click(save())
  expect(onSave).toHaveBeenCalledWith({ name: 'Tasse', price: '11', hidden: true })
})
