import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showInSpace } from '@/seller/testing'
import * as queries from './queries'
import { TrackingPanel } from './TrackingPanel'
import type { TrackingLine } from './types'

const line = (number: number, part: Partial<TrackingLine> = {}): TrackingLine => ({
  line: number,
  order: `RR-${number}`,
  orderId: `o${number}`,
  reference: `RR-${number}`,
  customerName: 'Maude Tremblay',
  carrierName: 'Postes Canada',
  trackingNumber: `70${number}`,
  units: 2,
  state: 'ready',
  detail: '',
  ...part,
})
const show = () =>
  showInSpace(<TrackingPanel shopId="s1" path="/espace/commandes" onClose={() => {}} />, {
    '/v1/seller/shops/s1/carriers': [{ code: 'canada_post', name: 'Postes Canada', trackingTemplate: '' }],
  })
const file = new File(['commande;suivi'], 'suivi.csv')
const send = () => {
  fireEvent.change(screen.getByLabelText('Transporteur des lignes qui n’en nomment pas'), {
    target: { value: 'canada_post' },
  })
  fireEvent.change(screen.getByLabelText('Choisir un fichier CSV', { selector: 'input' }), {
    target: { files: [file] },
  })
}

describe('a file of tracking numbers', () => {
  it('shows what each line will do before anything is done', async () => {
    const check = vi
      .spyOn(queries, 'checkTracking')
      .mockResolvedValue([
        line(2),
        line(3, { state: 'unknown', orderId: '', reference: '', detail: 'Nous ne trouvons pas cette commande.' }),
      ])
    const note = vi.spyOn(queries, 'noteTracking')
    show()
    send()
    const [, ready, unknown] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(check).toHaveBeenCalledExactlyOnceWith('s1', file, 'canada_post')
    expect(screen.getByText('1 colis à noter, 1 ligne laissée de côté.')).toBeTruthy()
    expect(ready?.textContent).toContain('À noter2\u00a0unités à expédier')
    expect(within(ready!).getByRole('link', { name: 'RR-2' }).getAttribute('href')).toBe('/espace/commandes/o2')
    expect(unknown?.textContent).toContain('IntrouvableNous ne trouvons pas cette commande.')
    expect(note).not.toHaveBeenCalled()
  })

  it('notes parcels a few at a time, and says what became of each', async () => {
    const lines = Array.from({ length: 23 }, (_, at) => line(at + 2))
    vi.spyOn(queries, 'checkTracking').mockResolvedValue(lines)
    const note = vi
      .spyOn(queries, 'noteTracking')
      .mockImplementation(async (_, sent) =>
        sent.map((one) =>
          one.line === 24 ? { ...one, state: 'refused', detail: 'Trop tard.' } : { ...one, state: 'done' },
        ),
      )
    show()
    send()
    fireEvent.click(await screen.findByRole('button', { name: 'Noter 23\u00a0colis' }))
    expect(await screen.findByText('22 colis sont notés et les personnes prévenues.')).toBeTruthy()
    expect(note.mock.calls.map(([, sent]) => sent.length)).toEqual([20, 3])
    expect(screen.getByText('Trop tard.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Noter/ })).toBeNull()
  })

  it('says why a file is refused', async () => {
    vi.spyOn(queries, 'checkTracking').mockRejectedValue(new ApiError(422, { detail: 'Ce fichier est illisible.' }))
    show()
    send()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Ce fichier est illisible.'))
    expect(screen.getByLabelText('Choisir un fichier CSV', { selector: 'input' })).toBeTruthy()
  })
})
