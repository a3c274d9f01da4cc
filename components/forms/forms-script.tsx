/** The custom elements of forms. Its address is set when the site is built. */
export function FormsScript() {
  return <script type="module" src={process.env.FORMS_SCRIPT} />;
}
