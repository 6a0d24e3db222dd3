//
{{> one.swift}}
