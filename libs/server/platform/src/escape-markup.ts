const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML, including attribute values. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
