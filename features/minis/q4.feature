Feature: Given units A + B: infantry in loose order with light bow, Def 1, M 2
