export const notThePage = 'This module forgot its default export.'
