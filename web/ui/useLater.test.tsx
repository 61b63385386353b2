import { act, render, screen } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { expect, it, vi } from 'vitest'
import { useLater } from './useLater'

const load = vi.fn<() => Promise<FunctionComponent>>()
function Page({ open }: { open: boolean }) {
  const Panel = useLater(open, load)
  return <main>{Panel ? <Panel /> : 'nothing yet'}</main>
}
const shown = () => screen.getByRole('main').textContent

it('code is fetched once it is wanted, and stays', async () => {
  load.mockResolvedValue(() => 'the panel')
  const { rerender, unmount } = render(<Page open={false} />)
  expect([shown(), load.mock.calls.length]).toEqual(['nothing yet', 0])
  await act(async () => rerender(<Page open />))
  expect(shown()).toBe('the panel')
  await act(async () => rerender(<Page open={false} />))
  expect([shown(), load.mock.calls.length]).toEqual(['the panel', 1])
  unmount()
})

it('code that cannot be fetched is asked for again when next wanted, and the page stays', async () => {
  load
    .mockReset()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(() => 'the panel')
  const { rerender } = render(<Page open />)
  await act(async () => {})
  expect(shown()).toBe('nothing yet')
  await act(async () => rerender(<Page open={false} />))
  await act(async () => rerender(<Page open />))
  expect(shown()).toBe('the panel')
})
