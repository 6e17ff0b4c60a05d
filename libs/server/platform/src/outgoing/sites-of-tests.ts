/** Sites of a test, asked beside public ones. No setting names any, and production refuses them. */
export interface OutgoingTest {
  /** Origins that may have another port than 443 and the address 127.0.0.1. */
  origins: string[];
  /** Certificate of the authority that is believed, instead of the known ones. */
  ca: string;
  /** Name server (`127.0.0.1:5353`) that is asked, instead of the machine's. */
  nameServer: string;
  /** Milliseconds for a document, instead of ten seconds. */
  maxTime?: number;
}
