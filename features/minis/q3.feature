Feature: Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
