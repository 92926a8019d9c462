// Whether the map shows only what is lit; it stays so when a tab of the phone is left and opened.
export const lighting = $state({ only: false });
