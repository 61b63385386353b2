import { t } from '#i18n/seller-shop'
import type { Rule } from '@/lib/rules'

/** A postal code of Quebec. K1A is the federal government's, on both sides of the river. */
export const inQuebec: Rule = (code) => (/^([GHJ]|K1A)/i.test(code.trim()) ? undefined : t.outsideQuebec)

/** The province of Quebec. */
export const ofQuebec: Rule = (code) => (code === 'QC' ? undefined : t.outsideQuebec)
