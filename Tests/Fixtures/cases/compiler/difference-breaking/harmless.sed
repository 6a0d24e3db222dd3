s/05-31/06-01/
s/"revision": 1/"revision": 2, "somethingNew": true/
s/"Conad",/"Conad Nord", "somethingNew": 7,/
/"Conad/,/"since"/ {
  s/"grocery"/"food"/
  s/\["Conad City"\]/[]/
  s/"rank": null/"rank": 1/
  s/"active"/"renaming"/
  s/"replacedBy": null/"replacedBy": "coop"/
  s/"since": null/"since": "1962-05-13"/
}
/CODE128/ {
  s/"likely"/"unknown"/
  s/"printedDiffers": false/"printedDiffers": true/
}
/"barcode".*"29"/s/: {.*}/: null/
s/"Auchan"/"Auchan Italia"/
s/"2020-07-01"/null/
