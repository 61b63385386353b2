import { formatCount } from '@/lib/format-money'
import { plural } from './words'

const products = (count: number) => plural(count, 'product', 'products')
const progress = (done: number, total: number) =>
  total > 0 ? ` ${formatCount(done, 'en')} of ${products(total)}.` : ''

/** Words of carrying products in as one file. */
export const t = {
  title: 'Import products',
  back: 'All products',
  lead: 'A CSV file, checked line by line before anything changes. All of it is applied, or none.',
  failed: 'Something went wrong. Please try again in a moment, or write to us if it goes on.',
  send: {
    title: 'Your file',
    text:
      'CSV exports of Shopify, Etsy, WooCommerce and Square are read as they are. For any other file, you will say ' +
      'what each column holds.',
    template: 'Download a template',
    templateFile: 'product-template.csv',
    templateFailed: 'The template could not be downloaded. Try again in a moment.',
    choose: 'Choose a CSV file',
    drop: 'or drop it here',
    sending: 'Sending the file',
  },
  report: {
    file: 'File without a name',
    missing: 'This file was not sent for this shop.',
    checking: (done: number, total: number) => `Checking the file…${progress(done, total)}`,
    checkingLabel: 'Checking',
    ready: (count: number) => `The file has no error: ${products(count)}.`,
    plan: (create: number, replace: number, same: number) =>
      `To create: ${formatCount(create, 'en')}. To replace: ${formatCount(replace, 'en')}. Already the same: ` +
      `${formatCount(same, 'en')}.`,
    problems: (count: number) => `${plural(count, 'error', 'errors')} in the file`,
    drafts: (count: number) => `${products(count)} will stay ${count > 1 ? 'drafts' : 'a draft'}`,
    notices: (count: number) => `${products(count)} to check`,
    asks: 'We do not know this file yet. Tell us what each column holds: we guessed what we could.',
    sources: {
      shopify: 'Export of Shopify recognised.',
      etsy:
        'Export of Etsy recognised. Etsy tells neither the price nor the quantity of each variant: all get the price ' +
        'of the listing, and their units are not counted.',
      woocommerce: 'Export of WooCommerce recognised.',
      square: 'Export of Square recognised. Square puts no photos in it: you will add them here.',
    },
    nothingChanged: 'Nothing has changed in your shop.',
    apply: 'Apply the file',
    applyAgain: 'Apply it all the same',
    applying: (done: number, total: number) => `Applying…${progress(done, total)}`,
    applyingLabel: 'Applying',
    canLeave: 'You may leave this page: the work goes on.',
    done: 'The file is applied.',
    tally: (create: number, replace: number, same: number) =>
      `Created: ${formatCount(create, 'en')}. Replaced: ${formatCount(replace, 'en')}. Already the same: ` +
      `${formatCount(same, 'en')}.`,
    failed: 'The file could not be applied.',
    see: 'See the products',
    another: 'Send another file',
  },
  choices: {
    heading: (name: string, number: number) => name.trim() || `Column ${number}, without a title`,
    example: (value: string) => `For example: ${value}`,
    empty: 'This column is empty.',
    category: 'Category of products that have none',
    categoryHelp: 'Without a category, a product stays a draft. You can change it product by product.',
    noCategory: 'None: keep them as drafts',
    again: 'Category and columns',
    check: 'Check the file',
    wrong: {
      twice: 'Two columns cannot be the same thing.',
      missing: 'Say which column is the name and which one is the price.',
    },
    fields: {
      ignored: 'Do not import',
      name: 'Name of the product',
      price: 'Price',
      regularPrice: 'Regular price (struck through)',
      description: 'Description',
      option: 'Option (colour, size…)',
      sku: 'Code of the variant (SKU)',
      code: 'Code of the product, on each of its lines',
      quantity: 'Quantity on hand',
      photos: 'Addresses of photos',
      category: 'Category',
      weightKg: 'Weight (kg)',
      weightG: 'Weight (g)',
    },
  },
  preview: {
    title: 'Your first products, as they will be',
    more: (count: number) => `And ${plural(count, 'other product', 'other products')}.`,
    photos: (count: number) => (count === 0 ? 'No photo' : plural(count, 'photo', 'photos')),
    price: (least: string, several: boolean) => (several ? `From ${least}` : least),
    noPrice: 'No price',
    option: (name: string, values: readonly string[]) => `${name}: ${values.join(', ')}`,
    statuses: { draft: 'Draft', published: 'For sale', archived: 'Archived' },
    changes: { create: 'New', replace: 'Will be updated', none: 'Already the same' },
  },
  photos: {
    title: 'Photos',
    label: 'Photos received',
    progress: (done: number, total: number) => `${formatCount(done, 'en')} of ${plural(total, 'photo', 'photos')}.`,
    canLeave: 'They come one by one. You may leave this page: the work goes on.',
    failed: (count: number) =>
      `${plural(count, 'photo', 'photos')} could not come. Your products are there: try again, or add ` +
      'these photos yourself.',
    failures: 'Photos that could not come',
    line: 'Line',
    product: 'Product',
    address: 'Address',
    why: 'Why',
    more: (count: number) => `And ${plural(count, 'other photo', 'other photos')}.`,
    retry: 'Try again',
  },
  problems: {
    label: 'Errors of the file',
    line: 'Line',
    column: 'Column',
    product: 'Product',
    detail: 'To correct',
    more: (count: number) => `And ${plural(count, 'other error', 'other errors')}.`,
  },
  drafts: {
    label: 'Products that will stay drafts',
    line: 'Line',
    column: 'Column',
    product: 'Product',
    detail: 'Why',
    more: (count: number) => `And ${plural(count, 'other product', 'other products')}.`,
  },
  notices: {
    label: 'Products to check',
    line: 'Line',
    column: 'Column',
    product: 'Product',
    detail: 'Why',
    more: (count: number) => `And ${plural(count, 'other product', 'other products')}.`,
  },
  last: {
    title: 'Last files',
    file: 'File',
    sent: 'Sent',
    state: 'State',
    wrong: 'To correct',
    states: {
      checking: 'Being checked',
      checked: 'Ready to apply',
      applying: 'Under way',
      done: 'Applied',
      failed: 'Failed',
    },
  },
  columns: {
    title: 'The columns of the file',
    open: 'See every column',
    text:
      'The first line holds their names. The order is free, and a column that is absent leaves known products as ' +
      'they are.',
    name: 'Column',
    meaning: 'What it holds',
    example: 'Example',
  },
}
