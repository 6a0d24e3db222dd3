// Apps set a transport's options, and read the reasons of its errors, without importing a module that is no product.
@_exported public import HTTPTransport
