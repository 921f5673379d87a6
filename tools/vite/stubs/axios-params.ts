/**
 * Replaces axios' search for circles in the parameters of a query. The parameters of a contract are texts, numbers and
 * lists of them.
 */
export default function acceptParams(): void {}
