/** Screen, person or course that the search found. */
export interface Found {
  path: string;
  text: string;
  /** Distinguishes entries of the same name. */
  within?: string;
  /** Language of a title that is content. */
  lang?: string;
}
