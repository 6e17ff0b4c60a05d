/** Lets an email address in a text break before its host, so that it needs less room. */
export const Breakable = ({ text }: { text: string }) => {
  const at = text.indexOf('@');
  return at < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};
