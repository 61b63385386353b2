import { fold } from './fold'

/**
 * Writes « de » or « que » before a name: d’Atelier Batture, qu’Atelier Batture, de Maille Nordet. Every h counts as
 * mute: nobody can tell an aspirated one by its letters.
 */
export function elide(word: 'de' | 'que', name: string): string {
  return /^[aeiouh]/.test(fold(name)) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}
