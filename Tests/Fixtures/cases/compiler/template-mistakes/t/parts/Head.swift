// {{country}}
//  {{contry}}
