{{> three.swift}}
