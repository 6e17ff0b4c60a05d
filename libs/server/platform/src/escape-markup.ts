const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML and XML, also within quotes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
