/** Style of the cart without JavaScript, in the platform's colours. */
export const plainCartStyle = `
:root { color-scheme: light dark; --ground: #fff; --ink: #181c32; --soft: #5e6278; --line: #c4c8d4; --accent: #0b5cad; --on-accent: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #151521; --ink: #f2f3f8; --soft: #b5b8cc; --line: #5e6278; --accent: #8cc5ff; --on-accent: #10203a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 'Noto Sans', 'Noto Sans Bengali', system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
ul { padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding-block: .75rem; border-bottom: 1px solid var(--line); }
li > span { flex: 1 1 14rem; }
small { display: block; color: var(--soft); }
a { color: var(--accent); }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: none; color: var(--accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.button { background: var(--accent); color: var(--on-accent); }
.note { padding: .75rem 1rem; border-inline-start: 4px solid var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
