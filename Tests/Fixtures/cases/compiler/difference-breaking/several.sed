s/"schemaVersion": 1/"schemaVersion": 2/
s/"IT"/"FR"/
s/05-31/05-30/
/{"id": "bricoman"/,/}/d
s/"brandCount": 4/"brandCount": 3/
/"id": "auchan"/d
s/"aliases": \["Conad City"\]/"aliases": "x"/
/CODE128/s/"likely"/"known"/
s/, {"format": "CODE128".*\], "conf/], "conf/
