/** Script of the form elements. The build sets its src. */
export function FormsScript() {
  return <script type="module" src={process.env.FORMS_SCRIPT} />;
}
