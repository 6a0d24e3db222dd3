case {{name}}
