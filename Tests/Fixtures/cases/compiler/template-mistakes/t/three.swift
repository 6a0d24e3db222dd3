// {{> two.swift}}
