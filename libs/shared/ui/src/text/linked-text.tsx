/** Matches web addresses, without a full stop or bracket that belongs to the sentence. */
const address = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?।)\]'’])/;

/** Plain text of a person, in which web addresses are links. */
export const LinkedText = ({ text }: { text: string }) =>
  // The separator is kept by its group: every second part is an address.
  text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={`${index}-${part}`} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
