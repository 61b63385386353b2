import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { asksToStay } from '@/desk/testing'
import { showAtDesk } from '@/operator/testing'
import { EvidencePanel } from './EvidencePanel'
import type { Dispute } from './queries'

it('evidence that is being written is asked about before the page is left', () => {
  showAtDesk(<EvidencePanel dispute={{ id: 'd1', evidence: 'Le colis est parti.' } as Dispute} />)
  expect(asksToStay()).toBe(false)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Le colis est arrivé.' } })
  expect(asksToStay()).toBe(true)
})
