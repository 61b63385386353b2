import type { t as fr } from '../fr/gift'

export const t = {
  choose: 'This is a gift',
  chooseHelp: 'Parcels leave without prices or invoice.',
  message: 'Gift message',
  messageHelp: 'Printed in each parcel. Sign it: nothing else says who the gift is from.',
  title: 'Gift',
  forBuyer: 'Parcels leave without prices or invoice.',
  noMessage: 'No message to enclose.',
  forShop: 'Put neither prices nor an invoice in the parcel. The packing slip bears this message:',
  forShopWithout: 'Put neither prices nor an invoice in the parcel. The packing slip has no price.',
} satisfies typeof fr
