import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button'
import { IconButton } from './IconButton'

afterEach(cleanup)

describe('a button', () => {
  it('does not send the form around it unless asked to', () => {
    render(<Button>Enregistrer</Button>)
    expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('type')).toBe('button')
  })

  it('is a link when it has an address', () => {
    render(<Button href="/categorie/bijoux">Voir les bijoux</Button>)
    expect(screen.getByRole('link', { name: 'Voir les bijoux' }).getAttribute('href')).toBe('/categorie/bijoux')
  })

  it('keeps its label in place, says it is busy and refuses clicks while loading', async () => {
    const onClick = vi.fn()
    render(
      <Button loading onClick={onClick}>
        Passer la commande
      </Button>,
    )
    const button = screen.getByRole('button')
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.textContent).toBe('Passer la commandeChargement…')
  })

  it('that shows only an icon is named by its label', () => {
    render(<IconButton icon="heart" label="Liste de souhaits" href="/compte/liste-de-souhait" />)
    expect(screen.getByRole('link', { name: 'Liste de souhaits' })).toBeTruthy()
  })
})
