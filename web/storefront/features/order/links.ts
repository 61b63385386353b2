import type { OrderAccess } from './types'

/** Where an order and what belongs to it are found: in the account, or behind the signed link for a guest. */
export function orderLinks(orderId: string, access: OrderAccess) {
  if ('userId' in access) {
    const order = `/compte/mes-commandes/${orderId}`
    return {
      order,
      shop: (slug: string) => `${order}/boutique/${slug}`,
      newReturn: `/compte/commandes/nouveau-retour/${orderId}`,
    }
  }
  const order = `/suivi-de-commande?${new URLSearchParams({ commande: orderId, jeton: access.token })}`
  return {
    order,
    shop: (slug: string) => `${order}&${new URLSearchParams({ boutique: slug })}`,
    newReturn: `${order}&retour=nouveau`,
  }
}
