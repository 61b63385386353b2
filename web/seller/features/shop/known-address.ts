import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { addressesQuery } from './calls'
import type { ShopForm } from './shop-form'

type Known = Pick<ShopForm, 'legalAddress' | 'legalCity' | 'legalPostalCode'>

/** Fills the legal address in when its step is reached: with the default address of the person's account where there is
 *  one in Quebec, else with the town and postal code of the shop. What was typed stays. */
export function useKnownAddress(userId: string, form: UseFormReturn<ShopForm>, reached: boolean) {
  const { data: addresses, isPending } = useQuery({ ...addressesQuery(userId), enabled: reached })
  useEffect(() => {
    if (!reached || isPending) return
    const typed = form.getValues()
    if (typed.legalAddress || typed.legalCity || typed.legalPostalCode) return
    const home = addresses?.find(({ isDefault, province }) => isDefault && province === 'QC')
    const known: Known = home
      ? {
          legalAddress: [home.address, home.address2].filter(Boolean).join(', '),
          legalCity: home.city,
          legalPostalCode: home.postalCode,
        }
      : { legalAddress: '', legalCity: typed.city, legalPostalCode: typed.postalCode }
    for (const [name, value] of Object.entries(known)) form.setValue(name as keyof Known, value, { shouldDirty: true })
  }, [reached, isPending, addresses, form])
}
