/** A link or button. `external` ones open in a new tab and say so. */
export interface Link {
  label: string;
  href: string;
  external?: true;
  /** Of a shop, whose presses are counted. */
  shop?: 'amazon';
}
