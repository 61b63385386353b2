import { describe, expect, it } from 'vitest'
import { t as en } from '@/i18n/en/ui'
import { t as fr } from '#i18n/ui'
import * as rules from './rules'

const accepts = (rule: rules.Rule, ...values: string[]) => {
  for (const value of values) expect(rule(value), JSON.stringify(value)).toBeUndefined()
}
const refuses = (rule: rules.Rule, sentence: string, ...values: string[]) => {
  for (const value of values) expect(rule(value), JSON.stringify(value)).toBe(sentence)
}

describe('the sentences', () => {
  it('are those of the specification, word for word', () => {
    expect(fr.rules.required).toBe('Ce champ est obligatoire.')
    expect(en.rules.required).toBe('This field is required.')
    expect(fr.rules.email).toBe('Veuillez entrer un courriel valide')
    expect(en.rules.email).toBe('Please enter a valid email')
    expect(fr.rules.phone).toBe('Veuillez entrer un numéro de téléphone valide.')
    expect(en.rules.phone).toBe('Please enter a valid phone number.')
    expect(fr.rules.postalCode).toBe('Veuillez entrer un code postal valide.')
    expect(fr.rules.province).toBe('Veuillez choisir une province valide.')
    expect(fr.rules.country).toBe('Veuillez choisir un pays valide.')
    expect(fr.rules.sellerEmail).toBe('Merci de saisir une adresse valide')
    expect(fr.rules.samePassword).toBe('Votre mot de passe doit être identique.')
    expect(fr.rules.questionTooShort).toBe('Votre question doit comporter plus de 20 caractères.')
    expect(fr.rules.questionTooLong).toBe('Votre question doit faire maximum 500 caractères.')
  })
})

describe('the rules', () => {
  it('required refuses nothing but blanks', () => {
    accepts(rules.required, 'a', ' a ')
    refuses(rules.required, fr.rules.required, '', '   ')
  })

  it('e-mail wants one @ and a domain with a dot', () => {
    accepts(rules.email, '', 'maude@exemple.ca', 'm.l+rang@courrier.exemple.qc.ca', 'éloïse@exemple.ca')
    refuses(
      rules.email,
      fr.rules.email,
      'maude@',
      '@exemple.ca',
      'maude@exemple',
      'a@b@c.ca',
      'm aude@exemple.ca',
      'a@b..ca',
    )
  })

  it('the seller start form refuses an empty address too, with its own sentence', () => {
    accepts(rules.sellerEmail, 'maude@exemple.ca')
    refuses(rules.sellerEmail, fr.rules.sellerEmail, '', 'maude@')
  })

  it('phone is empty or exactly ten digits', () => {
    accepts(rules.phone, '', '4185551234')
    refuses(rules.phone, fr.rules.phone, '418555123', '41855512345', '418-555-1234', '(418) 555-1234')
  })

  it('postal code follows the letters Canada Post uses', () => {
    accepts(rules.postalCode, '', 'G1R 4S9', 'g1r4s9', 'G1R-4S9', 'X0A 0H0', 'G0L 3Y0')
    refuses(
      rules.postalCode,
      fr.rules.postalCode,
      'D1R 4S9',
      'W1R 4S9',
      'G1O 4S9',
      'G1R 4Q9',
      'G1R  4S9',
      'G1R',
      '12345',
    )
  })

  it('province is empty or a known code', () => {
    accepts(rules.province, '', 'QC', 'NB', 'NL', 'NS', 'NT', 'NU', 'AB', 'MB', 'BC', 'ON', 'PE', 'SK', 'YT')
    refuses(rules.province, fr.rules.province, 'qc', 'XX', 'Québec')
  })

  it('country is CA and nothing else', () => {
    accepts(rules.country, 'CA')
    refuses(rules.country, fr.rules.country, '', 'US', 'ca')
  })

  it('names take 1 to 200 characters and passwords 6 to 42', () => {
    accepts(rules.personName, 'É', 'x'.repeat(200))
    refuses(rules.personName, fr.rules.length(1, 200), 'x'.repeat(201))
    accepts(rules.password, '', 'x'.repeat(6), 'x'.repeat(42))
    refuses(rules.password, fr.rules.length(6, 42), 'x'.repeat(5), 'x'.repeat(43))
  })

  it('the confirmation must be the same password', () => {
    accepts(rules.samePassword('érable'), 'érable')
    refuses(rules.samePassword('érable'), fr.rules.samePassword, 'erable')
  })

  it('a question takes 20 to 500 characters', () => {
    accepts(rules.question, 'x'.repeat(20), 'x'.repeat(500))
    refuses(rules.question, fr.rules.questionTooShort, '', 'x'.repeat(19), ' '.repeat(30))
    refuses(rules.question, fr.rules.questionTooLong, 'x'.repeat(501))
  })

  it('a return reason takes at most 200 characters', () => {
    accepts(rules.returnReason, 'x'.repeat(200))
    refuses(rules.returnReason, fr.rules.maxLength(200), 'x'.repeat(201))
  })

  it('a number is one, within its bounds', () => {
    accepts(rules.number(1, 12), '', '1', '2.5', '12')
    refuses(rules.number(), fr.rules.number, 'douze', '1,5e', '--2')
    refuses(rules.number(1), fr.rules.atLeast(1), '0', '-3')
    refuses(rules.number(1, 12), fr.rules.atMost(12), '12.5')
  })

  it('a choice is one of those offered', () => {
    accepts(rules.choice(['matin', 'soir']), '', 'matin')
    refuses(rules.choice(['matin', 'soir']), fr.rules.choice, 'midi')
  })

  it('together answer the first sentence only', () => {
    expect(rules.firstError('', rules.required, rules.email)).toBe(fr.rules.required)
    expect(rules.firstError('maude@', rules.required, rules.email)).toBe(fr.rules.email)
    expect(rules.all(rules.required, rules.email)('maude@exemple.ca')).toBeUndefined()
  })
})

describe('a postal code of the chosen province', () => {
  it.each([
    ['G0L 3Y0', 'QC'],
    ['k1a 0b1', 'QC'],
    ['K1A 0B1', 'ON'],
    ['X0A 0H0', 'NU'],
    ['', 'QC'],
    ['12345', 'QC'],
    ['G0L 3Y0', ''],
  ])('%s is of %s', (code, chosen) => expect(rules.postalCodeIn(chosen)(code)).toBeUndefined())

  it.each([
    ['G0L 3Y0', 'ON'],
    ['K2A 0B1', 'QC'],
    ['A1A 1A1', 'NS'],
  ])('%s is not of %s', (code, chosen) =>
    expect(rules.postalCodeIn(chosen)(code)).toBe('Ce code postal ne correspond pas à la province choisie.'),
  )
})
