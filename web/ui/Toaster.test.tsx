import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from './toast'
import { Toaster } from './Toaster'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('stays three seconds', () => {
    render(<Toaster />)
    act(() => toast('success', 'Votre compte a été créé avec succès.'))
    act(() => vi.advanceTimersByTime(2999))
    expect(screen.getByText('Votre compte a été créé avec succès.')).toBeTruthy()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByText('Votre compte a été créé avec succès.')).toBeNull()
  })

  it('is said politely, and at once when it is an error', () => {
    render(<Toaster />)
    act(() => {
      toast('info', 'Vous êtes déjà inscrit(e) à notre infolettre, merci.')
      toast('error', 'Une erreur interne s’est produite.')
    })
    expect(screen.getByRole('status').textContent).toBe('Vous êtes déjà inscrit(e) à notre infolettre, merci.')
    expect(screen.getByRole('alert').textContent).toBe('Une erreur interne s’est produite.')
  })

  it('leaves on its own time, whatever comes after it', () => {
    render(<Toaster />)
    act(() => toast('info', 'un'))
    act(() => vi.advanceTimersByTime(2000))
    act(() => toast('info', 'deux'))
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByRole('status').textContent).toBe('deux')
  })
})
